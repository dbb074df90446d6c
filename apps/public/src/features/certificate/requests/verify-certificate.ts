import { api } from '@concord/api-client/requests';
import type { CertificateVerdict } from '@concord/contracts';

const verifyCertificateApi = api.injectEndpoints({
  endpoints: (build) => ({
    certificateVerdict: build.query<CertificateVerdict, string>({
      query: (number) => `certificate/verify/${encodeURIComponent(number)}`,
      extraOptions: { as: 'nobody' },
      // What was genuine may have been revoked since.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCertificateVerdictQuery } = verifyCertificateApi;
