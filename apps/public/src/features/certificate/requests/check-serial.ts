import { api } from '@concord/api-client/requests';

const checkSerialApi = api.injectEndpoints({
  endpoints: (build) => ({
    certificateSerialCheck: build.query<{ isValid: boolean }, string>({
      query: (serial) => ({ url: 'serial/validate', params: { serial, purpose: 'certificate' } }),
      extraOptions: { as: 'nobody' },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { certificateSerialCheck } = checkSerialApi.endpoints;
