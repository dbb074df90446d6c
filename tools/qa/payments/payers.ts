import type { Member } from '@concord/contracts';
import type { Desk } from './desk.ts';

/** Payments of one member, far below what an account can have: the time of a payment grows with them. */
const PAYMENTS_EACH = 100;

/** Members who pay in turns. One who has paid often is replaced by a new one, with an invoice. */
export class Payers {
  /** Ids of all members that were made. */
  readonly made: string[] = [];
  private readonly turns: { member: string; left: number }[] = [];
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Makes the first members. */
  async invite(count: number, signal: AbortSignal): Promise<void> {
    for (let made = 0; made < count; made += 1) await this.add(signal);
  }

  /** @returns undefined when the signal is aborted before a member is there */
  async next(signal: AbortSignal): Promise<string | undefined> {
    const turn = this.turns.shift();
    if (!turn) {
      await this.add(signal);
      return signal.aborted ? undefined : this.next(signal);
    }
    if (turn.left > 1) this.turns.push({ ...turn, left: turn.left - 1 });
    else await this.add(signal);
    return turn.member;
  }

  private async add(signal: AbortSignal): Promise<void> {
    const person = { surname: `Payer ${this.made.length + 1}`, firstName: 'Drill' };
    const content = { person, grade: 'Associate', inductedOn: '2026-01-01', fees: ['form'] };
    const member = await this.desk.post<Member>('member', content, signal);
    if (!member) return;
    this.made.push(member._id);
    this.turns.push({ member: member._id, left: PAYMENTS_EACH });
  }
}
