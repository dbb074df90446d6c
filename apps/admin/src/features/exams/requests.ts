import { addRequests, mutation, query } from '@concord/api-client/requests';
import { examRoutes, questionRoutes, regradeRoutes, versionRoutes } from '@concord/contracts';

export const {
  useExamDuplicateMutation,
  useExamEntryUpdateMutation,
  useExamExportMutation,
  useExamGetQuery,
  useExamPreviewQuery,
  useExamRegradeMutation,
  useExamRegradeNeedQuery,
  useExamReleaseMutation,
  useExamRemoveMutation,
  useExamUpdateMutation,
  useExamUsageQuery,
  useQuestionPictureUploadMutation,
  useRichPreviewQuery,
  useVersionGetQuery,
  useVersionListQuery,
  useVersionRestoreMutation,
} = addRequests(
  mutation(examRoutes.examEntryUpdate, {
    invalidatesTags: (_entry, error, { params }) =>
      error ? [] : [{ type: 'Exams', id: `entry-${params.id}` }, 'StudentExams'],
  }),
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
  mutation(versionRoutes.examDuplicate, { invalidatesTags: [{ type: 'Exams', id: 'LIST' }] }),
  mutation(questionRoutes.questionPictureUpload),
  query(questionRoutes.richPreview, { keepUnusedDataFor: 0 }),
  // Each preview is drawn again.
  query(versionRoutes.examPreview, { keepUnusedDataFor: 0 }),
  query(regradeRoutes.examRegradeNeed, { providesTags: ['Exams', 'Results'] }),
  mutation(regradeRoutes.examRegrade),
  query(versionRoutes.versionList, { providesTags: ['Exams'] }),
  query(versionRoutes.versionGet),
  // Refetched after a refusal too, which means that the exam has changed.
  mutation(versionRoutes.versionRestore, { invalidatesTags: ['Exams', 'StudentExams', 'Courses'] }),
  mutation(examRoutes.examRelease, {
    invalidatesTags: (_outcome, error, { params, body }) =>
      error || body.dryRun ? [] : [{ type: 'Exams', id: params.id }, 'StudentExams', 'Results'],
  }),
  mutation(examRoutes.examRemove, {
    // Without the exam itself, whose page is still open: refetching it would answer 404.
    invalidatesTags: (_exam, error) => (error ? [] : [{ type: 'Exams', id: 'LIST' }, 'Courses']),
  }),
);
