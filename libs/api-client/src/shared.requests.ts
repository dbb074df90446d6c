import {
  accountRoutes,
  assignmentRoutes,
  courseRoutes,
  documentRoutes,
  galleryRoutes,
  resultRoutes,
  serialRoutes,
} from '@concord/contracts';
import { addRequests, isApiError, mutation, query } from './request-core';
import { sessionRefreshed } from './store/session.slice';

const MAX_RETRIES = 3;
const LIST_TIMEOUT_MS = 20_000;
const DOCUMENT_TIMEOUT_MS = 15_000;
const SERIAL_CACHE_SECONDS = 60;

/** Requests used by more than one app. */
export const {
  useAssignmentsOfStudentQuery,
  useCourseListQuery,
  useGalleryListQuery,
  useLoginMutation,
  useMeQuery,
  useResultGetQuery,
  useSerialCheckQuery,
  useStaffRegisterMutation,
  endpoints: sharedEndpoints,
} = addRequests(
  query(assignmentRoutes.assignmentsOfStudent, {
    timeoutMs: LIST_TIMEOUT_MS,
    providesTags: ['StudentExams'],
    // Rule of every query, except that a candidate's page waits for a Retry-After.
    retryCondition: (error, _args, { attempt }) =>
      isApiError(error) &&
      (error.status === 0 || error.status >= 500) &&
      error.retryAfter === undefined &&
      attempt <= MAX_RETRIES,
  }),
  query(courseRoutes.courseList, { providesTags: ['Courses'] }),
  mutation(documentRoutes.documentCreate, { timeoutMs: DOCUMENT_TIMEOUT_MS }),
  query(documentRoutes.documentGet, { timeoutMs: DOCUMENT_TIMEOUT_MS, keepUnusedDataFor: 0 }),
  query(galleryRoutes.galleryList, { providesTags: ['Gallery'] }),
  query(resultRoutes.resultGet, {
    providesTags: (_result, _error, { params }) => [{ type: 'Results', id: params.id }],
  }),
  query(serialRoutes.serialCheck, { providesTags: ['Serials'], keepUnusedDataFor: SERIAL_CACHE_SECONDS }),
  mutation(accountRoutes.login),
  mutation(accountRoutes.staffRegister),
  query(accountRoutes.me, {
    providesTags: ['Session'],
    onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
      try {
        const { data } = await queryFulfilled;
        if (data.role !== 'CANDIDATE') dispatch(sessionRefreshed(data));
      } catch {
        // The component that sent the request shows the error. A refused token has already ended the
        // session.
      }
    },
  }),
);
