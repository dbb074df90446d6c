import { addRequests, mutation, query } from '@concord/api-client/member';
import { myUpgradeRoutes } from '@concord/contracts';

const UPGRADE = [{ type: 'Me' as const, id: 'upgrade' }];

// Also after a refusal: staff may have decided or proposed meanwhile.
export const { useMyUpgradeQuery, useMyUpgradeApplyMutation } = addRequests(
  query(myUpgradeRoutes.myUpgrade, { providesTags: UPGRADE }),
  mutation(myUpgradeRoutes.myUpgradeApply, { invalidatesTags: UPGRADE }),
);
