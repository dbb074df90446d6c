import { api } from '@concord/api-client/requests';
import type { Exam, ExamUploadBody } from '@concord/contracts';

const uploadExamApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadExam: build.mutation<Exam, ExamUploadBody>({
      query: (body) => ({ url: 'exams/upload', method: 'POST', body }),
      invalidatesTags: (_exam, error) => (error ? [] : [{ type: 'Exams', id: 'LIST' }]),
    }),
  }),
});

export const { useUploadExamMutation } = uploadExamApi;
