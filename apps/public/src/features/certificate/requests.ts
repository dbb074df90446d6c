import { addRequests, mutation, query } from '@concord/api-client/requests';
import { certificateRoutes } from '@concord/contracts';

export const { endpoints, useCertificateVerifyQuery } = addRequests(
  mutation(certificateRoutes.certificateCreate, {
    invalidatesTags: (_certificate, error) => (error ? [] : ['Certificates']),
  }),
  // Not cached: a certificate may have been revoked since.
  query(certificateRoutes.certificateVerify, { keepUnusedDataFor: 0 }),
);
