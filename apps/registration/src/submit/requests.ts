import { api, type ApiError } from '@concord/api-client/requests';
import type { RegisteredStudent } from '@concord/contracts';
import { uploadJson, type UploadProgress } from './upload-json';

export interface RegisterStudentCall {
  /** The registration payload as JSON text. */
  readonly text: string;
  readonly idempotencyKey: string;
  readonly onProgress: (progress: UploadProgress) => void;
}

const registerStudentApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerStudent: build.mutation<RegisteredStudent, RegisterStudentCall>({
      queryFn: async ({ text, idempotencyKey, onProgress }, { signal }) =>
        (await uploadJson({
          url: '/api/student/register',
          text,
          headers: { 'idempotency-key': idempotencyKey },
          signal,
          onProgress,
        })) as { data: RegisteredStudent } | { error: ApiError },
      invalidatesTags: (student) => (student ? ['Serials', 'Students', 'Counts'] : []),
    }),
  }),
});

export const { registerStudent } = registerStudentApi.endpoints;
