import { addRequests, mutation, query } from '@concord/api-client/requests';
import { certificateRoutes, credentialRoutes, memberDocumentRoutes } from '@concord/contracts';

export const { endpoints, useCertificateVerifyQuery, useMemberPaperVerifyQuery, useCredentialGetMutation } =
  addRequests(
    mutation(certificateRoutes.certificateCreate, {
      invalidatesTags: (_certificate, error) => (error ? [] : ['Certificates']),
    }),
    // Not cached: a certificate may have been revoked in the meantime.
    query(certificateRoutes.certificateVerify, { keepUnusedDataFor: 0 }),
    query(memberDocumentRoutes.memberPaperVerify, { keepUnusedDataFor: 0 }),
    mutation(credentialRoutes.credentialGet),
  );
