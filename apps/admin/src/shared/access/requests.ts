import { addRequests, mutation, query } from '@concord/api-client/requests';
import { accessRoutes } from '@concord/contracts';

const TAGS = ['Access' as const];

export const {
  useAccessBlockMutation,
  useAccessCodeMakeMutation,
  useAccessStateQuery,
  useAccessUnblockMutation,
  useAccessViewMutation,
} = addRequests(
  query(accessRoutes.accessState, { providesTags: TAGS }),
  mutation(accessRoutes.accessView),
  mutation(accessRoutes.accessCodeMake, { invalidatesTags: TAGS }),
  mutation(accessRoutes.accessBlock, { invalidatesTags: TAGS }),
  mutation(accessRoutes.accessUnblock, { invalidatesTags: TAGS }),
);
