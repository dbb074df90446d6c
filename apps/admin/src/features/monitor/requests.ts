import { addRequests, mutation } from '@concord/api-client/requests';
import { invigilationRoutes } from '@concord/contracts';

export const { useAttemptCloseMutation } = addRequests(
  mutation(invigilationRoutes.attemptClose, {
    invalidatesTags: (_attempt, error) => (error ? [] : ['StudentExams', 'Results']),
  }),
);
