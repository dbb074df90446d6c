import { api } from '@concord/api-client';
import type { ExamSignInAnswer, ExamSignInBody } from '@concord/contracts';

const startStudentExamApi = api.injectEndpoints({
  endpoints: (build) => ({
    startStudentExam: build.mutation<ExamSignInAnswer, ExamSignInBody>({
      query: (body) => ({ url: 'exams/StartStudentExam', method: 'POST', body }),
      extraOptions: { as: 'nobody' },
    }),
  }),
});

export const { useStartStudentExamMutation } = startStudentExamApi;
