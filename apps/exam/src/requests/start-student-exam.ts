import { api } from '@concord/api-client/requests';
import type { ExamSignInAnswer, ExamSignInBody } from '@concord/contracts';

const TIMEOUT_MS = 20_000;

const startStudentExamApi = api.injectEndpoints({
  endpoints: (build) => ({
    startStudentExam: build.mutation<ExamSignInAnswer, ExamSignInBody>({
      query: (body) => ({ url: 'exams/StartStudentExam', method: 'POST', body, timeout: TIMEOUT_MS }),
      extraOptions: { as: 'nobody' },
    }),
  }),
});

export const { useStartStudentExamMutation } = startStudentExamApi;
export const { startStudentExam } = startStudentExamApi.endpoints;
