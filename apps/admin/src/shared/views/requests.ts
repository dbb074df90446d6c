import { addRequests, mutation, query } from '@concord/api-client/requests';
import { viewRoutes } from '@concord/contracts';

/** Cache time of an hour, as only the user changes their views. */
const CACHE_SECONDS = 3600;

export const { useViewCreateMutation, useViewListQuery, useViewRemoveMutation, useViewUpdateMutation } =
  addRequests(
    query(viewRoutes.viewList, { keepUnusedDataFor: CACHE_SECONDS }),
    mutation(viewRoutes.viewCreate),
    mutation(viewRoutes.viewUpdate),
    mutation(viewRoutes.viewRemove),
  );
