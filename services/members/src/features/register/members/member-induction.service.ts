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
    const settings = await this.settings.version();
    const member = newMember(staff, body, newMemberFields(body, applicant), settings);
    audit.note({ id: member._id, label: memberName(member) });
    const stored = await this.numbers.store(
      { ...member, ...(requestKey && { requestKey }) },
      body.number,
      settings.values,
    );
    audit.note({ after: { number: stored.number, grade: body.grade, inductedOn: body.inductedOn } });
    await this.charging.raise(stored._id);
    return this.views.get(stored._id);
  }
}

function newMember(
  staff: StaffActor,
  { grade, inductedOn, student, fees = [...GRADE_FEES] }: MemberCreateBody,
  names: ReturnType<typeof newMemberFields>,
  settings: SettingsVersion,
): NewMember {
  const at = new Date();
  const membership: Membership = {
    ...names,
    _id: newObjectId(),
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
  return { ...membership, _id: membership._id.toString(), index };
}
