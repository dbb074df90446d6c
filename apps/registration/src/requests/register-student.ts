import { api } from '@concord/api-client';
import type { RegisterBody, RegisteredStudent } from '@concord/contracts';

/** A registration carries up to 18 MB, also over a slow link. */
const TIMEOUT_MS = 180_000;

const registerStudentApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerStudent: build.mutation<
      RegisteredStudent,
      { readonly body: RegisterBody; readonly idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => ({
        url: 'student/register',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
        timeout: TIMEOUT_MS,
      }),
      extraOptions: { as: 'nobody' },
      invalidatesTags: (student) => (student ? ['Serials', 'Students', 'Counts'] : []),
    }),
  }),
});

export const { useRegisterStudentMutation } = registerStudentApi;
