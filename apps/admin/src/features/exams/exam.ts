import { api } from '@concord/api-client/requests';
import type { Exam } from '@concord/contracts';

const examApi = api.injectEndpoints({
  endpoints: (build) => ({
    exam: build.query<Exam, string>({
      query: (id) => `exams/${encodeURIComponent(id)}`,
      providesTags: (_exam, _error, id) => [{ type: 'Exams', id }],
    }),
  }),
});

export const { useExamQuery } = examApi;
