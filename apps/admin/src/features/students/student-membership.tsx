import type { Student } from '@concord/contracts';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { useMemberListQuery } from '../../shared/members/requests';
import { ListLink } from '../../shared/page/list-link';

/** Link to the member that a student became, or to the induction of an accepted applicant. */
export function StudentMembership({ student: { _id, review, archived } }: { readonly student: Student }) {
  const { currentData } = useMemberListQuery({ query: { student: _id } }, REFETCH_ON_MOUNT);
  const member = currentData?.items[0];
  if (member) return <ListLink to={`/admin/members/${member._id}`}>Member {member.number}</ListLink>;
  const canBecomeOne = currentData !== undefined && review?.status === 'accepted' && !archived;
  return canBecomeOne ? (
    <ListLink to={`/admin/members?action=induct&applicant=${_id}`}>Induct as a member</ListLink>
  ) : null;
}
