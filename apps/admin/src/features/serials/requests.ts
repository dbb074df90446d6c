import { addRequests, mutation, query } from '@concord/api-client/requests';
import { serialRoutes, serialStockRoutes } from '@concord/contracts';

export const {
  useSerialBatchGetQuery,
  useSerialBatchListQuery,
  useSerialBatchUnusedMutation,
  useSerialGenerateMutation,
  useSerialIssueMutation,
  useSerialRemoveManyMutation,
  useSerialRemoveMutation,
} = addRequests(
  query(serialStockRoutes.serialBatchList, { providesTags: ['Serials'] }),
  query(serialStockRoutes.serialBatchGet, { providesTags: ['Serials'] }),
  // Not cached, because the answer contains unmasked serials.
  mutation(serialStockRoutes.serialBatchUnused),
  mutation(serialRoutes.serialGenerate, {
    invalidatesTags: (_serials, error) => (error ? [] : ['Serials', 'Counts']),
  }),
  mutation(serialStockRoutes.serialIssue, { invalidatesTags: ['Serials'] }),
  // Refetched after a failure too, because some may have been removed.
  mutation(serialStockRoutes.serialRemoveMany, { invalidatesTags: ['Serials', 'Counts'] }),
  mutation(serialStockRoutes.serialRemove, { invalidatesTags: ['Serials', 'Counts'] }),
);
