import { addRequests, mutation } from '@concord/api-client/requests';
import { certificateIssueRoutes, invigilationRoutes } from '@concord/contracts';

export const {
  useCertificateBulkMutation,
  useCertificateIssueMutation,
  useLateDecideMutation,
  useResultAnnotateMutation,
} = addRequests(
  // The list of tasks shows the task at once; certificates are refetched when it ends.
  mutation(certificateIssueRoutes.certificateBulk, {
    invalidatesTags: (_task, error, { body }) => (error || body.dryRun ? [] : ['StudentExams']),
  }),
  // Refetched after a refusal too, because the student may have got one in the meantime.
  mutation(certificateIssueRoutes.certificateIssue, { invalidatesTags: ['Certificates', 'Mails'] }),
  // Refetched after a refusal too, because somebody else has decided, or the answers were deleted.
  mutation(invigilationRoutes.lateDecide, { invalidatesTags: ['Results', 'StudentExams'] }),
  // Refetched after a refusal too, because somebody else has changed it.
  mutation(invigilationRoutes.resultAnnotate, { invalidatesTags: ['Results'] }),
);
