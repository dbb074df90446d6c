import { Injectable } from '@nestjs/common';
import { GRADE_FEES, type Member, type MemberCreateBody } from '@concord/contracts';
import {
  type AuditNote,
  dayOf,
  newObjectId,
  objectIdOf,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { memberIndexOf, type Membership } from '../../../shared/members/member-index';
import { SettingsInForce, type SettingsVersion } from '../../../shared/settings/settings-in-force';
import { emptyAccount } from '../../../store/accounts/accounts.repository';
import { memberName } from '../../../store/members/member-search';
import type { NewMember } from '../../../store/members/members.repository';
import { ChargingService } from '../../money/charging/charging.service';
import { ApplicantReader } from './applicant-reader';
import { MemberNumbers } from './member-numbers.service';
import { MembersService } from './members.service';
import { newMemberFields } from './new-member-fields';

const REASON = 'Inducted';

interface InductionInput {
  readonly body: MemberCreateBody;
  readonly audit: AuditNote;
  readonly requestKey: string | undefined;
}

/** Makes members of applicants, persons and organisations. */
@Injectable()
export class MemberInductionService {
  constructor(
    private readonly numbers: MemberNumbers,
    private readonly settings: SettingsInForce,
    private readonly applicants: ApplicantReader,
    private readonly charging: ChargingService,
    private readonly views: MembersService,
  ) {}

  /**
   * @throws AppError 404 for an unknown applicant; 409 for one who is not accepted or is a member already, and for a
   *   number that is taken.
   */
  async induct(staff: StaffActor, { body, audit, requestKey }: InductionInput): Promise<Member> {
    const earlier = requestKey && (await this.numbers.stored(requestKey));
    if (earlier) return this.views.viewOf(earlier);
    const applicant = body.student ? await this.applicants.accepted(body.student) : undefined;
    const fields = newMemberFields(body, applicant);
    const keys = { _id: newObjectId().toString(), ...(requestKey && { requestKey }) };
    audit.note({ id: keys._id, label: memberName(fields) });
    const stored = await this.store(staff, { ...body, ...keys }, fields);
    audit.note({
      id: stored._id,
      after: { number: stored.number, grade: body.grade, inductedOn: body.inductedOn },
    });
    return this.views.get(stored._id);
  }

  /**
   * Inducts an applicant for a task, once for a member's id. The caller has read that the applicant is accepted.
   * @throws AppError 404 for an unknown applicant, 409 for one who is a member already.
   */
  async inductFor(
    staff: StaffName,
    { student, ...keys }: Pick<InductedKeys, '_id' | 'requestKey'> & { student: string },
    chosen: Pick<MemberCreateBody, 'grade' | 'inductedOn' | 'fees'>,
  ): Promise<void> {
    const fields = newMemberFields({}, await this.applicants.get(student));
    await this.store(staff, { ...chosen, ...keys, student }, fields);
  }

  /** The number that the next member gets, as things are now. */
  async nextNumber(): Promise<string | undefined> {
    return this.numbers.next(await this.settings.values());
  }

  private async store(staff: StaffName, input: InductedKeys, fields: Fields): Promise<NewMember> {
    const settings = await this.settings.version();
    const member = newMember(staff, input, fields, settings);
    const stored = await this.numbers.store(member, input.number, settings.values);
    await this.charging.raise(stored._id);
    return stored;
  }
}

type StaffName = Pick<StaffActor, 'id' | 'username'>;
type Fields = ReturnType<typeof newMemberFields>;
/** A new member's id, and the key of the request or task that makes it. */
type InductedKeys = MemberCreateBody & { _id: string; requestKey?: string };

function newMember(
  staff: StaffName,
  { _id, requestKey, grade, inductedOn, student, fees = [...GRADE_FEES] }: InductedKeys,
  names: Fields,
  settings: SettingsVersion,
): NewMember {
  const at = new Date();
  const membership: Membership = {
    ...names,
    _id: objectIdOf(_id),
    number: '',
    ...(student && { student: objectIdOf(student) }),
    terms: [{ grade, from: inductedOn, reason: REASON, at, by: staffRefOf(staff) }],
    events: [],
    openedOn: inductedOn,
    isImported: false,
    dueFees: { grade, from: inductedOn, kinds: fees, isFirst: true, since: at },
    revision: 0,
    createdAt: at,
  };
  const index = memberIndexOf(membership, emptyAccount(membership._id), settings, dayOf(at));
  return { ...membership, _id, index, ...(requestKey && { requestKey }) };
}
