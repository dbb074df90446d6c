import { addRequests, mutation } from '@concord/api-client/requests';
import { memberRoutes } from '@concord/contracts';

const changesMember = {
  invalidatesTags: (_member: unknown, _error: unknown, { params }: { params: { id: string } }) => [
    { type: 'Members' as const, id: params.id },
    { type: 'Members' as const, id: 'LIST' },
  ],
};

export const {
  useMemberCreateMutation,
  useMemberUpdateMutation,
  useMemberGradeAddMutation,
  useMemberEventAddMutation,
} = addRequests(
  mutation(memberRoutes.memberCreate, { invalidatesTags: ['Counts', { type: 'Members', id: 'LIST' }] }),
  mutation(memberRoutes.memberUpdate, changesMember),
  mutation(memberRoutes.memberGradeAdd, changesMember),
  mutation(memberRoutes.memberEventAdd, changesMember),
);
