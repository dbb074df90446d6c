import { addRequests, mutation } from '@concord/api-client/requests';
import { examRoutes } from '@concord/contracts';

export const { useExamParseSheetMutation, useExamTemplateMutation, useExamUploadMutation } = addRequests(
  // A mutation, because the answer is an object URL that the caller revokes.
  mutation(examRoutes.examTemplate),
  mutation(examRoutes.examParseSheet),
  mutation(examRoutes.examUpload, {
    invalidatesTags: (_exam, error) => (error ? [] : [{ type: 'Exams', id: 'LIST' }]),
  }),
);
