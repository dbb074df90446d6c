import { api } from '@concord/api-client/requests';
import type { DocumentBody, DocumentStatus } from '@concord/contracts';

const bearer = (printToken: string) => ({ authorization: `Bearer ${printToken}` });

const printoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderPrintout: build.mutation<
      { jobId: string },
      { readonly body: DocumentBody; readonly printToken: string }
    >({
      query: ({ body, printToken }) => ({
        url: 'media/documents',
        method: 'POST',
        body,
        headers: bearer(printToken),
      }),
      extraOptions: { as: 'nobody' },
    }),
    printoutStatus: build.query<DocumentStatus, { readonly jobId: string; readonly printToken: string }>({
      query: ({ jobId, printToken }) => ({
        url: `media/documents/${encodeURIComponent(jobId)}`,
        headers: bearer(printToken),
      }),
      extraOptions: { as: 'nobody' },
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The calls of somebody who has no account, only the token that came with the record to print. */
export const { orderPrintout, printoutStatus } = printoutApi.endpoints;
