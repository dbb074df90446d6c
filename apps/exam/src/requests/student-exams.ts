import { api } from '@concord/api-client';
import type { Assignment } from '@concord/contracts';

/** A student's assignments, and the server's clock when it listed them. */
export interface StudentExams {
  readonly assignments: readonly Assignment[];
  readonly listedAt: number;
}

const studentExamsApi = api.injectEndpoints({
  endpoints: (build) => ({
    studentExams: build.query<StudentExams, string>({
      query: (student) => `exams/studentExamByStudentId/${encodeURIComponent(student)}`,
      extraOptions: { as: 'candidate' },
      transformResponse: (assignments: Assignment[], meta) => ({
        assignments,
        listedAt: Date.parse(meta?.response?.headers.get('date') ?? '') || Date.now(),
      }),
      providesTags: ['StudentExams'],
    }),
  }),
});

export const { useStudentExamsQuery } = studentExamsApi;
