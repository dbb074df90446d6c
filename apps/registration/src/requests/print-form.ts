import { api } from '@concord/api-client/requests';
import type { DocumentBody, DocumentStatus } from '@concord/contracts';

const bearer = (printToken: string) => ({ authorization: `Bearer ${printToken}` });

const printFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderRegistrationForm: build.mutation<
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
    registrationFormStatus: build.query<
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

export const { orderRegistrationForm, registrationFormStatus } = printFormApi.endpoints;
