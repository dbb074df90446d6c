import { addRequests, mutation } from '@concord/api-client/requests';
import { certificateIssueRoutes, certificateRoutes } from '@concord/contracts';

export const {
  useCertificateMailMutation,
  useCertificateReinstateMutation,
  useCertificateReissueMutation,
  useCertificateRemoveMutation,
} = addRequests(
  // Refetched after a refusal too, because somebody else may have revoked it first.
  mutation(certificateRoutes.certificateRemove, { invalidatesTags: ['Certificates'] }),
  mutation(certificateIssueRoutes.certificateReinstate, { invalidatesTags: ['Certificates'] }),
  mutation(certificateIssueRoutes.certificateReissue, { invalidatesTags: ['Certificates', 'Mails'] }),
  mutation(certificateIssueRoutes.certificateMail, { invalidatesTags: ['Certificates', 'Mails'] }),
);
