import type { DueMails, MailOwing } from '../../../store/parts/due-mails.repository';

/** A kind of mail that records owe to students. */
export interface MailSource<Due extends MailOwing = MailOwing, Mail = unknown> {
  /** Name in the log. */
  readonly name: string;
  readonly owed: Pick<DueMails<MailOwing, Due>, 'findDue' | 'settle' | 'postpone'>;
  /** Finds due records; by default those that `owed` finds. */
  findDue?(limit: number): Promise<Due[]>;
  /** Mails by record. A record without an entry no longer gets its mail. */
  mailsFor(due: readonly Due[]): Promise<ReadonlyMap<Due, Mail>>;
  /** Sends mails to the students service. Repetition is harmless, because each has an idempotency key. */
  request(mails: readonly Mail[]): Promise<unknown>;
}
