import { api } from '@concord/api-client/requests';

const KEPT_SECONDS = 60;

const validateSerialApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateSerial: build.query<{ isValid: boolean }, string>({
      query: (serial) => `serial/validate?serial=${encodeURIComponent(serial)}`,
      extraOptions: { as: 'nobody' },
      providesTags: ['Serials'],
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useValidateSerialQuery } = validateSerialApi;

/** What is known of a serial; asks for nothing itself. */
export const useKnownSerial = validateSerialApi.endpoints.validateSerial.useQueryState;
