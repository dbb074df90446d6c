import type { MyDirectory } from '@concord/contracts';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

export const toMyDirectory = (member: MemberProjection, isShown: boolean): MyDirectory => ({
  isListed: member.directory?.isListed ?? false,
  showsState: member.directory?.showsState ?? false,
  fields: member.directory?.fields ?? '',
  ...(member.directory && { chosenAt: member.directory.at.toISOString() }),
  isShown,
  name: memberName(member),
  grade: member.index.grade,
  state: member.state,
});
