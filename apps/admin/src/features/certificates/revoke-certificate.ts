import { api } from '@concord/api-client/requests';

const revokeCertificateApi = api.injectEndpoints({
  endpoints: (build) => ({
    revokeCertificate: build.mutation<unknown, string>({
      query: (id) => ({
        url: `certificate/${encodeURIComponent(id)}`,
        method: 'DELETE',
        body: { profileId: id },
      }),
      invalidatesTags: ['Certificates'],
    }),
  }),
});

export const { useRevokeCertificateMutation } = revokeCertificateApi;
