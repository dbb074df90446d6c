import { addRequests, mutation, query } from '@concord/api-client/requests';
import { documentRoutes } from '@concord/contracts';

/** Sent with the print token of the record, because the person has no account. */
export const { endpoints } = addRequests(
  mutation(documentRoutes.documentCreate),
  query(documentRoutes.documentGet, { keepUnusedDataFor: 0 }),
);
