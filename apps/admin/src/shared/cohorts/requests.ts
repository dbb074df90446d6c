import { addRequests, mutation, query } from '@concord/api-client/requests';
import { cohortRoutes } from '@concord/contracts';

/** Tag of cohorts, which change with their students: refreshing all students also refreshes cohorts. */
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
  // A mutation, because a button triggers it.
  mutation(cohortRoutes.cohortCheck),
  mutation(cohortRoutes.cohortCreate, { invalidatesTags: (_made, error) => (error ? [] : [COHORTS]) }),
  mutation(cohortRoutes.cohortRename, { invalidatesTags: [COHORTS] }),
  // Also after a failure: some may have been added.
  mutation(cohortRoutes.cohortAdd, { invalidatesTags: [COHORTS, { type: 'Students', id: 'LIST' }] }),
  mutation(cohortRoutes.cohortTake, { invalidatesTags: [COHORTS, { type: 'Students', id: 'LIST' }] }),
  // Excludes the page of the removed cohort.
  mutation(cohortRoutes.cohortRemove, {
    invalidatesTags: (_removed, error) => (error ? [] : [{ type: 'Students', id: 'LIST' }]),
  }),
);
