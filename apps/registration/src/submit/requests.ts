import { api } from '@concord/api-client/requests';
import { studentRoutes, type RegisteredStudent } from '@concord/contracts';
import { uploadJson, type UploadAnswer, type UploadProgress } from './upload-json';

export interface RegisterArg {
  /** The registration as JSON text. */
  readonly text: string;
  readonly idempotencyKey: string;
  readonly onProgress: (progress: UploadProgress) => void;
}

const { method, path } = studentRoutes.studentRegister;

const studentRegisterApi = api.injectEndpoints({
  endpoints: (build) => ({
    studentRegister: build.mutation<RegisteredStudent, RegisterArg>({
      queryFn: async ({ text, idempotencyKey, onProgress }, { signal }) =>
        (await uploadJson({
          method,
          url: `/api${path}`,
          text,
          headers: { 'idempotency-key': idempotencyKey },
          signal,
          onProgress,
        })) as UploadAnswer<RegisteredStudent>,
      invalidatesTags: (student) => (student ? ['Serials', 'Students', 'Counts'] : []),
    }),
  }),
});

export const { studentRegister } = studentRegisterApi.endpoints;
