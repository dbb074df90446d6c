import { api } from '@concord/api-client/requests';
import type { DocumentBody } from '@concord/contracts';

const createDocumentApi = api.injectEndpoints({
  endpoints: (build) => ({
    createDocument: build.mutation<{ jobId: string }, DocumentBody>({
      query: (body) => ({ url: 'media/documents', method: 'POST', body }),
    }),
  }),
});

export const { useCreateDocumentMutation } = createDocumentApi;
