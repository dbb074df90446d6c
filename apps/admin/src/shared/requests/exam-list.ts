import { api } from '@concord/api-client/requests';
import type { ExamSummary } from '@concord/contracts';

const examListApi = api.injectEndpoints({
  endpoints: (build) => ({
    examList: build.query<ExamSummary[], void>({
      query: () => 'exams',
      providesTags: [{ type: 'Exams', id: 'LIST' }],
    }),
  }),
});

export const { useExamListQuery } = examListApi;
