import { addRequests, mutation } from '@concord/api-client/requests';
import { examSignInRoutes } from '@concord/contracts';

const TIMEOUT_MS = 20_000;

export const { useExamSignInMutation, endpoints } = addRequests(
  mutation(examSignInRoutes.examSignIn, { timeoutMs: TIMEOUT_MS }),
);
