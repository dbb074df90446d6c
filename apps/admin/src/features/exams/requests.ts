import { addRequests, mutation, query } from '@concord/api-client/requests';
import { examRoutes } from '@concord/contracts';

export const {
  useExamExportMutation,
  useExamGetQuery,
  useExamRemoveMutation,
  useExamUpdateMutation,
  useExamUsageQuery,
} = addRequests(
  // A mutation, because its answer is an object URL that the caller revokes.
  mutation(examRoutes.examExport),
  query(examRoutes.examGet, {
    providesTags: (_exam, _error, { params }) => [{ type: 'Exams', id: params.id }],
  }),
  query(examRoutes.examUsage, { providesTags: ['StudentExams'] }),
  mutation(examRoutes.examUpdate, {
    // Assignments and courses contain the exam's name and code.
    invalidatesTags: (_exam, error) => (error ? [] : ['Exams', 'StudentExams', 'Courses']),
  }),
  mutation(examRoutes.examRemove, {
    // Not the exam itself: its page is still open, and loading it again would answer 404.
    invalidatesTags: (_exam, error) => (error ? [] : [{ type: 'Exams', id: 'LIST' }, 'Courses']),
  }),
);
