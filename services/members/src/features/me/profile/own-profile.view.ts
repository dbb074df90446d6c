import type { MyProfile, MyRequest } from '@concord/contracts';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

export const toMyProfile = (member: MemberProjection, request: MyRequest | null): MyProfile => ({
  number: member.number,
  kind: member.kind,
  name: memberName(member),
  title: member.title,
  surname: member.surname,
  firstName: member.firstName,
  middleName: member.middleName,
  gender: member.gender,
  dob: member.dob,
  organisation: member.organisation,
  contact: member.contact,
  email: member.email,
  phoneNumber: member.phoneNumber,
  country: member.country,
  state: member.state,
  revision: member.revision,
  request,
});
