import { api } from '@concord/api-client/requests';
import type { Certificate, CertificateCreateBody } from '@concord/contracts';

/** A certificate with what its holder may print it with. */
export type CreatedCertificate = Certificate & { readonly printToken?: string };

const createCertificateApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCertificate: build.mutation<CreatedCertificate, CertificateCreateBody>({
      query: (body) => ({ url: 'certificate/create', method: 'POST', body }),
      // Also for staff at this page: only the public's answer has a print token.
      extraOptions: { as: 'nobody' },
      invalidatesTags: (_certificate, error) => (error ? [] : ['Certificates']),
    }),
  }),
});

export const { createCertificate } = createCertificateApi.endpoints;
