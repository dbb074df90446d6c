import { api } from '@concord/api-client/requests';
import type { DocumentBody, DocumentStatus } from '@concord/contracts';

const TIMEOUT_MS = 15_000;

const resultSlipApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderResultSlip: build.mutation<{ jobId: string }, string>({
      query: (result) => ({
        url: 'media/documents',
        method: 'POST',
        body: { kind: 'result-slip', id: result } satisfies DocumentBody,
        timeout: TIMEOUT_MS,
      }),
      extraOptions: { as: 'candidate' },
    }),
    resultSlipStatus: build.query<DocumentStatus, string>({
      query: (jobId) => ({ url: `media/documents/${encodeURIComponent(jobId)}`, timeout: TIMEOUT_MS }),
      extraOptions: { as: 'candidate' },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { orderResultSlip, resultSlipStatus } = resultSlipApi.endpoints;
