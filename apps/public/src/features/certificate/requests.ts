import { addRequests, mutation, query } from '@concord/api-client/requests';
import { certificateRoutes, courseRoutes, serialRoutes } from '@concord/contracts';

export const { endpoints, useCertificateVerifyQuery, useCourseListQuery } = addRequests(
  query(serialRoutes.serialValidate, { keepUnusedDataFor: 0 }),
  query(courseRoutes.courseList, { providesTags: ['Courses'] }),
  mutation(certificateRoutes.certificateCreate, {
    invalidatesTags: (_certificate, error) => (error ? [] : ['Certificates']),
  }),
  // Not cached: a certificate may have been revoked since.
  query(certificateRoutes.certificateVerify, { keepUnusedDataFor: 0 }),
);
