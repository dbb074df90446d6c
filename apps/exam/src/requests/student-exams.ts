import { api, isApiError } from '@concord/api-client/requests';
import type { Assignment } from '@concord/contracts';

const MAX_RETRIES = 3;
const TIMEOUT_MS = 20_000;

/** A student's assignments, and the server's clock when it listed them. */
export interface StudentExams {
  readonly assignments: readonly Assignment[];
  readonly listedAt: number;
}

/** As every query, unless the server named the pause: the page then waits that long. */
const mayTryAgainSoon = (
  error: unknown,
  _args: unknown,
  { attempt }: { readonly attempt: number },
): boolean =>
  isApiError(error) &&
  (error.status === 0 || error.status >= 500) &&
  error.retryAfter === undefined &&
  attempt <= MAX_RETRIES;

const studentExamsApi = api.injectEndpoints({
  endpoints: (build) => ({
    studentExams: build.query<StudentExams, string>({
      query: (student) => ({
        url: `exams/studentExamByStudentId/${encodeURIComponent(student)}`,
        timeout: TIMEOUT_MS,
      }),
      extraOptions: { as: 'candidate', retryCondition: mayTryAgainSoon },
      transformResponse: (assignments: Assignment[], meta) => ({
        assignments,
        listedAt: Date.parse(meta?.response?.headers.get('date') ?? '') || Date.now(),
      }),
      providesTags: ['StudentExams'],
    }),
  }),
});

export const { useStudentExamsQuery } = studentExamsApi;
export const { studentExams } = studentExamsApi.endpoints;
