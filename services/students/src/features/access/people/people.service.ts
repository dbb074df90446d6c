import { Injectable } from '@nestjs/common';
import { internalCalls, type MemberContact } from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';
import { AccessBlocksRepository } from '../../../store/access-blocks/access-blocks.repository';
import type { PersonIds } from '../../../store/access-sessions/access-sessions.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { idsOf, ofApplicant, ofMember, type Person } from './person';

/** Finds people who may sign in: applicants of this service, and members of the register. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly blocks: AccessBlocksRepository,
    private readonly internal: InternalClient,
  ) {}

  /**
   * People with an e-mail who are not blocked. A member's own e-mail counts, not an earlier one of the application.
   * @throws AppError 503 if the register cannot be asked
   */
  async withEmail(email: string): Promise<Person[]> {
    const [applicant, members] = await Promise.all([
      this.students.findActive({ email }),
      this.findMembers({ email }),
    ]);
    const people = members.map((member) => ofMember(member));
    if (applicant && !people.some(({ student }) => student === applicant._id.toString()))
      people.push(...(await this.unlessMovedOn(ofApplicant(applicant))));
    return this.unblocked(people);
  }

  /** An applicant, or the member that they became if that one has no other e-mail. */
  private async unlessMovedOn(applicant: Person): Promise<Person[]> {
    const [member] = await this.findMembers({ members: [], students: idsOf({ student: applicant.student }) });
    if (!member) return [applicant];
    return member.email ? [] : [ofMember(member, applicant.email)];
  }

  /**
   * The person of a sign-in as of now: an applicant may have become a member, a member's record may have been merged.
   * @returns undefined if the person's records are gone
   * @throws AppError 503 if the register cannot be asked
   */
  async current({ member, student }: PersonIds): Promise<Person | undefined> {
    const [members, applicant] = await Promise.all([
      this.findMembers({ members: idsOf({ member }), students: idsOf({ student }) }),
      student ? this.students.findActive({ _id: student }) : undefined,
    ]);
    const found = members.find(({ _id }) => _id === member) ?? members[0];
    if (found) return ofMember(found, applicant?.email);
    return applicant && ofApplicant(applicant);
  }

  /** @param id of a member or of an applicant @throws AppError 503 if the register cannot be asked */
  async byId(id: string): Promise<Person | undefined> {
    return (await this.current({ student: id })) ?? (await this.current({ member: id }));
  }

  async isBlocked(person: PersonIds): Promise<boolean> {
    return (await this.blocks.ofIds(idsOf(person))).length > 0;
  }

  private async unblocked(people: readonly Person[]): Promise<Person[]> {
    const blocked = new Set((await this.blocks.ofIds(people.flatMap(idsOf))).map(({ _id }) => _id));
    return people.filter((person) => !idsOf(person).some((id) => blocked.has(id)));
  }

  private findMembers(
    body: { email: string } | { members: string[]; students: string[] },
  ): Promise<MemberContact[]> {
    return this.internal.call(internalCalls.internalMembersFind, { body });
  }
}
