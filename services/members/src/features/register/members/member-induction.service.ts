import { Injectable } from '@nestjs/common';
import type { Member, MemberCreateBody, MembershipSettings } from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  conflict,
  dayOf,
  newObjectId,
  objectIdOf,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { memberIndexOf, type Membership } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { emptyAccount } from '../../../store/accounts/accounts.repository';
import { memberName } from '../../../store/members/member-search';
import {
  type InsertOutcome,
  MembersRepository,
  type NewMember,
} from '../../../store/members/members.repository';
import { SequencesRepository } from '../../../store/sequences/sequences.repository';
import { ApplicantReader } from './applicant-reader';
import { MembersService } from './members.service';
import { newMemberFields } from './new-member-fields';

/** The sequence of member numbers. */
const NUMBERS = 'member';
/** Numbers tried for one member: more than staff choose by hand in a row. */
const TRIES = 1000;
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
    private readonly members: MembersRepository,
    private readonly sequences: SequencesRepository,
    private readonly settings: SettingsInForce,
    private readonly applicants: ApplicantReader,
    private readonly views: MembersService,
  ) {}

  /**
   * @throws AppError 404 for an unknown applicant; 409 for one who is not accepted or is a member already, and for a
   *   number that is taken.
   */
  async induct(staff: StaffActor, { body, audit, requestKey }: InductionInput): Promise<Member> {
    const earlier = requestKey && (await this.members.findByRequestKey(requestKey));
    if (earlier) return this.views.viewOf(earlier);
    const applicant = body.student ? await this.applicants.accepted(body.student) : undefined;
    const settings = await this.settings.values();
    const member = newMember(staff, body, newMemberFields(body, applicant), settings);
    audit.note({ id: member._id, label: memberName(member) });
    const stored = await this.store({ ...member, ...(requestKey && { requestKey }) }, body.number, settings);
    audit.note({ after: { number: stored.number, grade: body.grade, inductedOn: body.inductedOn } });
    return this.views.get(stored._id);
  }

  /** Stores the member under the number that staff chose, else under the next free one. */
  private async store(
    member: NewMember,
    chosen: string | undefined,
    settings: MembershipSettings,
  ): Promise<NewMember> {
    if (chosen) return this.insert({ ...member, number: chosen });
    const first = (await this.sequences.last(NUMBERS)) + 1;
    for (let next = first; next < first + TRIES; next += 1) {
      const numbered = { ...member, number: numberOf(settings, next) };
      const outcome = await this.members.insert(numbered);
      if (outcome === 'number') continue;
      if (outcome !== 'stored') return this.refuse(outcome, member);
      await this.sequences.taken(NUMBERS, next);
      return numbered;
    }
    throw new AppError(503, 'OVERLOADED', 'No member number is free at the moment. Please try again');
  }

  private async insert(member: NewMember): Promise<NewMember> {
    const outcome = await this.members.insert(member);
    return outcome === 'stored' ? member : this.refuse(outcome, member);
  }

  /** Of two requests with one key at once, the later one answers with the member of the other. */
  private async refuse(outcome: InsertOutcome, { requestKey }: NewMember): Promise<NewMember> {
    const other = requestKey && (await this.members.findByRequestKey(requestKey));
    if (outcome === 'requestKey' && other) return { ...other, _id: other._id.toString() };
    if (outcome === 'number') throw conflict('CONFLICT', 'Another member has this number');
    throw conflict('CONFLICT', 'This applicant is a member already');
  }
}

const numberOf = ({ numberPrefix, numberDigits }: MembershipSettings, next: number): string =>
  `${numberPrefix}${String(next).padStart(numberDigits, '0')}`;

function newMember(
  staff: StaffActor,
  { grade, inductedOn, student }: MemberCreateBody,
  fields: ReturnType<typeof newMemberFields>,
  settings: MembershipSettings,
): NewMember {
  const at = new Date();
  const membership: Membership = {
    ...fields,
    _id: newObjectId(),
    number: '',
    ...(student && { student: objectIdOf(student) }),
    terms: [{ grade, from: inductedOn, reason: REASON, at, by: staffRefOf(staff) }],
    events: [],
    openedOn: inductedOn,
    isImported: false,
    revision: 0,
    createdAt: at,
  };
  const index = memberIndexOf(membership, emptyAccount(membership._id), settings, dayOf(at));
  return { ...membership, _id: membership._id.toString(), index };
}
