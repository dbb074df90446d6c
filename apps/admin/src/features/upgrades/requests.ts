import { addRequests, mutation, query } from '@concord/api-client/requests';
import { upgradeRoutes } from '@concord/contracts';

// Also after a refusal: somebody else may have decided.
const CHANGES = { invalidatesTags: ['Members'] } as const;

export const {
  useUpgradeCandidatesQuery,
  useUpgradeCreateMutation,
  useUpgradeListQuery,
  useUpgradeDecideMutation,
} = addRequests(
  query(upgradeRoutes.upgradeCandidates, { providesTags: ['Members'] }),
  mutation(upgradeRoutes.upgradeCreate, CHANGES),
  query(upgradeRoutes.upgradeList, { providesTags: ['Members'] }),
  mutation(upgradeRoutes.upgradeDecide, CHANGES),
);
