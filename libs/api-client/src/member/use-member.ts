import { useAppSelector } from '../index';
import { memberOf, type MemberState } from './member.slice';

/** The sign-in of the member or applicant. */
export const useMember = (): MemberState => useAppSelector(memberOf);
