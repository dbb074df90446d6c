import { api } from '@concord/api-client/requests';
import type { DocumentStatus } from '@concord/contracts';

const documentStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    documentStatus: build.query<DocumentStatus, string>({
      query: (jobId) => `media/documents/${encodeURIComponent(jobId)}`,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useDocumentStatusQuery } = documentStatusApi;
