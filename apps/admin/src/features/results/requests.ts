import { addRequests, mutation } from '@concord/api-client/requests';
import { certificateIssueRoutes, invigilationRoutes } from '@concord/contracts';

export const {
  useCertificateBulkMutation,
  useCertificateIssueMutation,
  useLateDecideMutation,
  useResultAnnotateMutation,
} = addRequests(
  // The task is in the list of tasks at once; the certificates are refetched when it ends.
  mutation(certificateIssueRoutes.certificateBulk, {
    invalidatesTags: (_task, error, { body }) => (error || body.dryRun ? [] : ['StudentExams']),
  }),
  // Also after a refusal: the student may have one meanwhile.
  mutation(certificateIssueRoutes.certificateIssue, { invalidatesTags: ['Certificates', 'Mails'] }),
  // Also after a refusal: somebody else has decided, or the answers are deleted.
  mutation(invigilationRoutes.lateDecide, { invalidatesTags: ['Results', 'StudentExams'] }),
  // Also after a refusal: somebody else has written on it.
  mutation(invigilationRoutes.resultAnnotate, { invalidatesTags: ['Results'] }),
);
