import { Injectable } from '@nestjs/common';
import { MEMBER_LIMITS, type OrganisationStaff, type OrganisationStaffBody } from '@concord/contracts';
import {
  type AuditNote,
  badRequest,
  conflict,
  required,
  type StaffActor,
  staffRefOf,
  type RecordedBody,
} from '@concord/nest-platform';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MembersRepository } from '../../../store/members/members.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { OrganisationStaffRepository } from '../../../store/organisation-staff/organisation-staff.repository';
import { toOrganisationStaff } from './organisation-staff.view';

/** Names and removes staff of organisations. */
@Injectable()
export class OrganisationStaffService {
  constructor(
    private readonly members: MembersRepository,
    private readonly linked: LinkedMembersRepository,
    private readonly staff: OrganisationStaffRepository,
  ) {}

  /** @throws AppError 400 for a person, 404. */
  async get(id: string): Promise<OrganisationStaff> {
    return this.viewOf(await this.organisation(id));
  }

  /** @throws AppError 400 for a person or an organisation as staff, 404, 409 for somebody named already. */
  async add(
    actor: StaffActor,
    id: string,
    { body, audit }: RecordedBody<OrganisationStaffBody>,
  ): Promise<OrganisationStaff> {
    const organisation = await this.organisation(id);
    audit.note({ label: memberName(organisation) });
    const { member, name, sponsored } = body;
    const person = member === undefined ? undefined : await this.person(member);
    // A member's name would stay in the history of the organisation after it is erased.
    audit.note({ after: { ...(person ? { member: person.number } : { name }), sponsored } });
    if ((await this.staff.of(organisation._id)).length >= MEMBER_LIMITS.organisationStaff)
      throw conflict(
        'CONFLICT',
        `An organisation can name at most ${MEMBER_LIMITS.organisationStaff} people`,
      );
    const named = await this.staff.add({
      organisation: organisation._id,
      ...(person ? { person: person._id } : { name }),
      sponsored,
      at: new Date(),
      by: staffRefOf(actor),
    });
    if (!named) throw conflict('CONFLICT', 'The organisation names this person already');
    return this.viewOf(organisation);
  }

  /** @throws AppError 400 for a person, 404. */
  async remove(id: string, staffId: string, audit: AuditNote): Promise<OrganisationStaff> {
    const organisation = await this.organisation(id);
    audit.note({ label: memberName(organisation) });
    const removed = required(await this.staff.remove(organisation._id, staffId), 'This person');
    const { person, name, sponsored } = removed;
    audit.note({ before: { name: name ?? person?.toString(), sponsored } });
    return this.viewOf(organisation);
  }

  private async organisation(id: string): Promise<MemberProjection> {
    const member = required(await this.members.find(id), 'This member');
    if (member.kind !== 'organisation') throw badRequest('BAD_REQUEST', 'Only organisations name staff');
    return member;
  }

  private async person(id: string): Promise<MemberProjection> {
    const member = required(await this.members.find(id), 'This member');
    if (member.kind !== 'person') throw badRequest('BAD_REQUEST', 'Choose a person');
    return member;
  }

  private async viewOf({ _id }: MemberProjection): Promise<OrganisationStaff> {
    const records = await this.staff.of(_id);
    const persons = records.flatMap(({ person }) => person ?? []);
    return toOrganisationStaff(records, await this.linked.ofIds(persons));
  }
}
