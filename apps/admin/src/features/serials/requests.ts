import { addRequests, mutation, query } from '@concord/api-client/requests';
import { serialRoutes } from '@concord/contracts';

export const { useSerialGenerateMutation, useSerialListQuery } = addRequests(
  query(serialRoutes.serialList, { providesTags: ['Serials'] }),
  mutation(serialRoutes.serialGenerate, {
    invalidatesTags: (_serials, error) => (error ? [] : ['Serials', 'Counts']),
  }),
);
