import { addRequests, mutation, query } from '@concord/api-client/requests';
import { viewRoutes } from '@concord/contracts';

/** An hour: views change by one's own hand. */
const CACHE_SECONDS = 3600;

export const { useViewCreateMutation, useViewListQuery, useViewRemoveMutation, useViewUpdateMutation } =
  addRequests(
    query(viewRoutes.viewList, { keepUnusedDataFor: CACHE_SECONDS }),
    mutation(viewRoutes.viewCreate),
    mutation(viewRoutes.viewUpdate),
    mutation(viewRoutes.viewRemove),
  );
