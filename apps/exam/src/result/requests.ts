import { addRequests, mutation, query } from '@concord/api-client/requests';
import { documentRoutes } from '@concord/contracts';

const TIMEOUT_MS = 15_000;

export const { endpoints } = addRequests(
  mutation(documentRoutes.documentCreate, { timeoutMs: TIMEOUT_MS }),
  query(documentRoutes.documentGet, { timeoutMs: TIMEOUT_MS, keepUnusedDataFor: 0 }),
);
