import { addRequests, mutation } from '@concord/api-client/requests';
import { examRoutes } from '@concord/contracts';

export const {
  useExamErrorsSheetMutation,
  useExamParseSheetMutation,
  useExamTemplateMutation,
  useExamUploadMutation,
} = addRequests(
  // Mutations, because their answers are object URLs that the caller revokes.
  mutation(examRoutes.examTemplate),
  mutation(examRoutes.examErrorsSheet),
  mutation(examRoutes.examParseSheet),
  mutation(examRoutes.examUpload, {
    invalidatesTags: (_exam, error) => (error ? [] : [{ type: 'Exams', id: 'LIST' }]),
  }),
);
