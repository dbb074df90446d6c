import { addRequests, mutation, query } from '@concord/api-client/requests';
import { serialRoutes, serialStockRoutes } from '@concord/contracts';

export const {
  useSerialBatchGetQuery,
  useSerialBatchListQuery,
  useSerialBatchUnusedMutation,
  useSerialGenerateMutation,
  useSerialIssueMutation,
  useSerialRemoveMutation,
} = addRequests(
  query(serialStockRoutes.serialBatchList, { providesTags: ['Serials'] }),
  query(serialStockRoutes.serialBatchGet, { providesTags: ['Serials'] }),
  // Its answer is not kept: it is whole serials.
  mutation(serialStockRoutes.serialBatchUnused),
  mutation(serialRoutes.serialGenerate, {
    invalidatesTags: (_serials, error) => (error ? [] : ['Serials', 'Counts']),
  }),
  mutation(serialStockRoutes.serialIssue, { invalidatesTags: ['Serials'] }),
  mutation(serialStockRoutes.serialRemove, { invalidatesTags: ['Serials', 'Counts'] }),
);
