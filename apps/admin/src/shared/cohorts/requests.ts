import { addRequests, mutation, query } from '@concord/api-client/requests';
import { cohortRoutes } from '@concord/contracts';

/** Cohorts change with their students: whatever refreshes all students refreshes them. */
const COHORTS = { type: 'Students', id: 'COHORTS' } as const;

export const {
  useCohortAddMutation,
  useCohortCheckMutation,
  useCohortCreateMutation,
  useCohortGetQuery,
  useCohortListQuery,
  useCohortRemoveMutation,
  useCohortRenameMutation,
  useCohortTakeMutation,
} = addRequests(
  query(cohortRoutes.cohortList, { providesTags: [COHORTS] }),
  query(cohortRoutes.cohortGet, { providesTags: [COHORTS] }),
  // A mutation, because it is asked when a button is pressed.
  mutation(cohortRoutes.cohortCheck),
  mutation(cohortRoutes.cohortCreate, { invalidatesTags: (_made, error) => (error ? [] : [COHORTS]) }),
  mutation(cohortRoutes.cohortRename, { invalidatesTags: [COHORTS] }),
  // Also after a failure: some of them may be done.
  mutation(cohortRoutes.cohortAdd, { invalidatesTags: [COHORTS, { type: 'Students', id: 'LIST' }] }),
  mutation(cohortRoutes.cohortTake, { invalidatesTags: [COHORTS, { type: 'Students', id: 'LIST' }] }),
  // Not the page of the cohort that has just gone.
  mutation(cohortRoutes.cohortRemove, {
    invalidatesTags: (_removed, error) => (error ? [] : [{ type: 'Students', id: 'LIST' }]),
  }),
);
