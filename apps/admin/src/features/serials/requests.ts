import { addRequests, mutation } from '@concord/api-client/requests';
import { serialRoutes } from '@concord/contracts';

export const { useSerialGenerateMutation } = addRequests(
  mutation(serialRoutes.serialGenerate, {
    invalidatesTags: (_serials, error) => (error ? [] : ['Serials', 'Counts']),
  }),
);
