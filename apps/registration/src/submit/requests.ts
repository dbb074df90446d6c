import { type AppDispatch, callUrl, type RootState } from '@concord/api-client';
import { withTimeout } from '@concord/api-client/browser';
import {
  api,
  apiErrorFromAnswer,
  apiErrorWithoutAnswer,
  isApiError,
  sharedEndpoints,
} from '@concord/api-client/requests';
import { uploadJson, type Upload } from '@concord/api-client/upload';
import { normaliseSerial, studentRoutes, type RegisteredStudent } from '@concord/contracts';

const CLIENT = { callUrl, apiErrorFromAnswer, apiErrorWithoutAnswer };

const studentRegisterApi = api.injectEndpoints({
  endpoints: (build) => ({
    studentRegister: build.mutation<RegisteredStudent, Upload>({
      queryFn: (upload, { signal }) =>
        uploadJson<RegisteredStudent>(studentRoutes.studentRegister, upload, CLIENT, signal),
      invalidatesTags: (student) => (student ? ['Serials', 'Students', 'Counts'] : []),
    }),
  }),
});

export const { studentRegister } = studentRegisterApi.endpoints;

/** Time-out of the repeated serial check; then the registration is sent, and its answer decides. */
const RECHECK_TIMEOUT_MS = 5000;

/**
 * True if the server can be reached. The browser's offline state may be wrong, so the serial check
 * is called once; any answer counts.
 */
export const isReachable =
  (typed: string) =>
  async (dispatch: AppDispatch): Promise<boolean> => {
    if (navigator.onLine) return true;
    const request = { body: { serial: normaliseSerial(typed) } };
    const asked = dispatch(
      sharedEndpoints.serialCheck.initiate(request, { forceRefetch: true, subscribe: false }),
    );
    return withTimeout(asked.unwrap(), RECHECK_TIMEOUT_MS).then(
      () => true,
      (error: unknown) => isApiError(error) && error.status > 0,
    );
  };

/**
 * True if the serial was reported as invalid and a new check confirms it: it may have been created
 * in the meantime.
 */
export const isSerialRefused =
  (serial: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    const { initiate, select } = sharedEndpoints.serialCheck;
    const request = { body: { serial } };
    // The state's type omits RTK Query's cache.
    if (select(request)(getState() as never).data?.isValid !== false) return false;
    const asked = dispatch(initiate(request, { forceRefetch: true, subscribe: false }));
    return withTimeout(asked.unwrap(), RECHECK_TIMEOUT_MS).then(
      ({ isValid }) => !isValid,
      () => false,
    );
  };
