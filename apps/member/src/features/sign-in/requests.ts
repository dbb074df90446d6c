import { addRequests, mutation, query } from '@concord/api-client/member';
import { accessRoutes } from '@concord/contracts';

const TIMEOUT_MS = 20_000;

export const { useAccessOptionsQuery, useAccessCodeMutation, useAccessVerifyMutation } = addRequests(
  query(accessRoutes.accessOptions, { timeoutMs: TIMEOUT_MS }),
  mutation(accessRoutes.accessCode, { timeoutMs: TIMEOUT_MS }),
  mutation(accessRoutes.accessVerify, { timeoutMs: TIMEOUT_MS }),
);
