import type { DirectoryEntry } from '@concord/contracts';
import { gradeOn } from '../../../shared/standing/grades';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

/** Entry of a member who agreed, as the public sees it. */
export const toDirectoryEntry = (member: MemberProjection, today: string): DirectoryEntry => ({
  name: memberName(member),
  grade: gradeOn(member.terms, today),
  ...(member.directory?.showsState && member.state && { state: member.state }),
  ...(member.directory?.fields && { fields: member.directory.fields }),
});
