import { Injectable } from '@nestjs/common';
import { MEMBER_LIMITS, type MyRequest, type MyStaffChangeBody } from '@concord/contracts';
import {
  badRequest,
  conflict,
  type MemberActor,
  type ObjectId,
  type RecordedBody,
  required,
} from '@concord/nest-platform';
import { OwnRequests } from '../../../shared/member-requests/own-requests';
import type { ProposedStaff } from '../../../store/member-requests/member-request.schema';
import { SignInMembersRepository } from '../../../store/members/sign-in-members.repository';
import { OrganisationStaffRepository } from '../../../store/organisation-staff/organisation-staff.repository';
import { OwnStaff } from './own-staff.service';

const UNKNOWN_NUMBER = 'There is no member with this number. Please check it';

/** Proposals of an organisation to name somebody, or somebody no longer. */
@Injectable()
export class StaffChanges {
  constructor(
    private readonly own: OwnStaff,
    private readonly staff: OrganisationStaffRepository,
    private readonly members: SignInMembersRepository,
    private readonly requests: OwnRequests,
  ) {}

  /**
   * Answers without the name that a number belongs to, so that numbers cannot be looked up here.
   * @throws AppError 400 for an unknown number, 403, 404 for an entry of others, 409 for somebody named or proposed
   */
  async propose(actor: MemberActor, { body, audit }: RecordedBody<MyStaffChangeBody>): Promise<MyRequest> {
    const organisation = await this.own.require(actor);
    const { number, remove, sponsored, reason } = body;
    audit.note({ entity: 'member', id: organisation._id.toString(), label: organisation.number, reason });
    const staff = remove
      ? await this.removal(organisation._id, remove)
      : await this.addition(organisation._id, number ?? '', sponsored);
    audit.note({ after: { action: staff.action, ...(number ? { number } : { entry: remove }) } });
    return this.requests.send(
      organisation,
      { kind: 'staff', reason, staff, files: [] },
      'You have proposed this already. We will decide soon',
    );
  }

  private async removal(organisation: ObjectId, entry: string): Promise<ProposedStaff> {
    const found = (await this.staff.of(organisation)).find(({ _id }) => _id.toString() === entry);
    const { person, name, sponsored } = required(found, 'This person');
    return { action: 'remove', entry, ...(person ? { person } : { name }), sponsored };
  }

  private async addition(organisation: ObjectId, number: string, sponsored: boolean): Promise<ProposedStaff> {
    const person = await this.members.withNumber(number);
    if (!person || person.kind === 'organisation')
      throw badRequest('VALIDATION', UNKNOWN_NUMBER, [{ path: 'number', message: UNKNOWN_NUMBER }]);
    const named = await this.staff.of(organisation);
    if (named.some((entry) => entry.person?.equals(person._id)))
      throw conflict('CONFLICT', 'This member is named as your staff already');
    if (named.length >= MEMBER_LIMITS.organisationStaff)
      throw conflict('CONFLICT', `You can name at most ${MEMBER_LIMITS.organisationStaff} people`);
    return { action: 'add', person: person._id, sponsored };
  }
}
