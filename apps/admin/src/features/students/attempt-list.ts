import { api } from '@concord/api-client/requests';
import type { AttemptRecord } from '@concord/contracts';

const attemptListApi = api.injectEndpoints({
  endpoints: (build) => ({
    attemptList: build.query<AttemptRecord[], string>({
      query: (assignment) => `exams/studentExam/${encodeURIComponent(assignment)}/attempts`,
      providesTags: ['StudentExams'],
    }),
  }),
});

export const { useAttemptListQuery } = attemptListApi;
