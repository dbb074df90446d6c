import { api } from '@concord/api-client/requests';
import type { DocumentStatus } from '@concord/contracts';

const bearer = (printToken: string) => ({ authorization: `Bearer ${printToken}` });

const certificatePdfApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderCertificatePdf: build.mutation<
      { jobId: string },
      { readonly id: string; readonly printToken: string }
    >({
      query: ({ id, printToken }) => ({
        url: 'media/documents',
        method: 'POST',
        body: { kind: 'certificate', id },
        headers: bearer(printToken),
      }),
      extraOptions: { as: 'nobody' },
    }),
    certificatePdfStatus: build.query<
      DocumentStatus,
      { readonly jobId: string; readonly printToken: string }
    >({
      query: ({ jobId, printToken }) => ({
        url: `media/documents/${encodeURIComponent(jobId)}`,
        headers: bearer(printToken),
      }),
      extraOptions: { as: 'nobody' },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { orderCertificatePdf, certificatePdfStatus } = certificatePdfApi.endpoints;
