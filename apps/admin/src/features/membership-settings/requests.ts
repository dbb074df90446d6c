import { addRequests, mutation, query } from '@concord/api-client/requests';
import { membershipSettingsRoutes } from '@concord/contracts';

export const {
  useMembershipSettingsGetQuery,
  useMembershipSettingsHistoryQuery,
  useMembershipSettingsReplaceMutation,
} = addRequests(
  query(membershipSettingsRoutes.membershipSettingsGet, { providesTags: ['MembershipSettings'] }),
  query(membershipSettingsRoutes.membershipSettingsHistory, { providesTags: ['MembershipSettings'] }),
  // Also after a refusal: somebody else changed them.
  mutation(membershipSettingsRoutes.membershipSettingsReplace, { invalidatesTags: ['MembershipSettings'] }),
);
