import { Injectable } from '@nestjs/common';
import type { MembershipSettings } from '@concord/contracts';
import { AppError, conflict } from '@concord/nest-platform';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MemberPagesRepository } from '../../../store/members/member-pages.repository';
import {
  type InsertOutcome,
  MembersRepository,
  type NewMember,
} from '../../../store/members/members.repository';
import { SequencesRepository } from '../../../store/sequences/sequences.repository';

/** The sequence of member numbers. */
const NUMBERS = 'member';
/** Numbers tried for one member: more than staff choose by hand in a row. */
const TRIES = 1000;

/** Stores new members, each under a number that nobody has or had. */
@Injectable()
export class MemberNumbers {
  constructor(
    private readonly members: MembersRepository,
    private readonly pages: MemberPagesRepository,
    private readonly sequences: SequencesRepository,
  ) {}

  /** The member that a request with this key made. */
  stored(requestKey: string): Promise<MemberProjection | undefined> {
    return this.members.findByRequestKey(requestKey);
  }

  /**
   * Stores a member under the number that staff chose, else under the next free one.
   * @throws AppError 409 for a number that is taken, and for an applicant who is a member already.
   */
  async store(
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
    throw new AppError(503, 'OVERLOADED', 'No member number is free. Please try again');
  }

  /** The number that the next member gets, as things are now. */
  async next(settings: MembershipSettings): Promise<string | undefined> {
    const first = (await this.sequences.last(NUMBERS)) + 1;
    const candidates = Array.from({ length: TRIES }, (_none, at) => numberOf(settings, first + at));
    const taken = await this.pages.numbersTaken(candidates);
    return candidates.find((number) => !taken.has(number));
  }

  /** Lets proposed numbers begin after the highest of these that has their form. */
  async noteTaken(numbers: readonly string[], { numberPrefix }: MembershipSettings): Promise<void> {
    const digits = numbers.map(
      (number) => number.startsWith(numberPrefix) && number.slice(numberPrefix.length),
    );
    const highest = Math.max(0, ...digits.map((text) => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0)));
    if (highest > 0) await this.sequences.taken(NUMBERS, highest);
  }

  private async insert(member: NewMember): Promise<NewMember> {
    const outcome = await this.members.insert(member);
    return outcome === 'stored' ? member : this.refuse(outcome, member);
  }

  /** The later one of two concurrent requests with one key answers with the member of the other. */
  private async refuse(outcome: InsertOutcome, { requestKey }: NewMember): Promise<NewMember> {
    const other = requestKey && (await this.members.findByRequestKey(requestKey));
    if (outcome === 'requestKey' && other) return { ...other, _id: other._id.toString() };
    if (outcome === 'number') throw conflict('CONFLICT', 'Another member has this number');
    throw conflict('CONFLICT', 'This applicant is a member already');
  }
}

const numberOf = ({ numberPrefix, numberDigits }: MembershipSettings, next: number): string =>
  `${numberPrefix}${String(next).padStart(numberDigits, '0')}`;
