import { addRequests, mutation, query } from '@concord/api-client/requests';
import { mergeRoutes } from '@concord/contracts';

const CHANGES = { invalidatesTags: ['Counts', 'Members'] } as const;
const MARKS = { invalidatesTags: ['Members'] } as const;

export const {
  useMemberDistinctCreateMutation,
  useMemberDistinctListQuery,
  useMemberDistinctRemoveMutation,
  useMemberDuplicatesQuery,
  useMemberMergeMutation,
  useMemberMergeListQuery,
  useMemberMergeUndoMutation,
} = addRequests(
  query(mergeRoutes.memberDuplicates, { providesTags: ['Members'] }),
  query(mergeRoutes.memberDistinctList, { providesTags: ['Members'] }),
  mutation(mergeRoutes.memberDistinctCreate, MARKS),
  mutation(mergeRoutes.memberDistinctRemove, MARKS),
  mutation(mergeRoutes.memberMerge, {
    invalidatesTags: (_merge, _error, { body }) => (body.dryRun ? [] : CHANGES.invalidatesTags),
  }),
  query(mergeRoutes.memberMergeList, { providesTags: ['Members'] }),
  mutation(mergeRoutes.memberMergeUndo, CHANGES),
);
