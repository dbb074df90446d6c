import { api } from '@concord/api-client/requests';
import type { Serial, SerialGenerateBody } from '@concord/contracts';

const generateSerialApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateSerial: build.mutation<Serial[], Partial<SerialGenerateBody>>({
      query: (body) => ({ url: 'serial/generate', method: 'POST', body }),
      transformResponse: (answer: Serial | Serial[]) => [answer].flat(),
      invalidatesTags: (_serials, error) => (error ? [] : ['Serials', 'Counts']),
    }),
  }),
});

export const { useGenerateSerialMutation } = generateSerialApi;
