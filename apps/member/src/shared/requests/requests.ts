import { addRequests, mutation } from '@concord/api-client/member';
import { myProfileRoutes } from '@concord/contracts';

/** Cache tag of the own record, and of requests about it. */
export const PROFILE_TAG = { type: 'Me' as const, id: 'profile' };

// Also after a refusal: staff may have decided meanwhile.
export const { useMyRequestWithdrawMutation } = addRequests(
  mutation(myProfileRoutes.myRequestWithdraw, { invalidatesTags: [PROFILE_TAG] }),
);
