import { Injectable } from '@nestjs/common';
import type { MemberContact } from '@concord/contracts';
import {
  type SignInMember,
  SignInMembersRepository,
} from '../../../store/members/sign-in-members.repository';

/** Asks for the members with an e-mail, or of some records. */
type SignInQuery = { email: string } | { members: readonly string[]; students: readonly string[] };

/** Tells who may sign in. Those who have left may: they still owe, or ask for their papers. */
@Injectable()
export class SignInService {
  constructor(private readonly members: SignInMembersRepository) {}

  async find(query: SignInQuery): Promise<MemberContact[]> {
    const found =
      'email' in query
        ? await this.members.withEmail(query.email)
        : await this.members.ofRecords(query.members, query.students);
    return found.map(toContact).sort((a, b) => (a.number < b.number ? -1 : 1));
  }
}

const toContact = (member: SignInMember): MemberContact => ({
  _id: member._id.toString(),
  number: member.number,
  name: addressedName(member),
  email: member.email,
  phoneNumber: member.phoneNumber,
  isOrganisation: member.kind === 'organisation',
  student: member.student?.toString() ?? null,
  ...(member.merged?.length && { merged: member.merged.map(({ _id }) => _id.toString()) }),
});

/** First name and surname, as people are greeted; the number without a name. */
const addressedName = ({ organisation, firstName, surname, number }: SignInMember): string =>
  organisation ?? ([firstName, surname].filter(Boolean).join(' ') || number);
