import { addRequests, mutation, query } from '@concord/api-client/requests';
import { mergeRoutes } from '@concord/contracts';

const CHANGES = { invalidatesTags: ['Counts', 'Members'] } as const;

export const {
  useMemberDuplicatesQuery,
  useMemberMergeMutation,
  useMemberMergeListQuery,
  useMemberMergeUndoMutation,
} = addRequests(
  query(mergeRoutes.memberDuplicates, { providesTags: ['Members'] }),
  mutation(mergeRoutes.memberMerge, {
    invalidatesTags: (_merge, _error, { body }) => (body.dryRun ? [] : CHANGES.invalidatesTags),
  }),
  query(mergeRoutes.memberMergeList, { providesTags: ['Members'] }),
  mutation(mergeRoutes.memberMergeUndo, CHANGES),
);
