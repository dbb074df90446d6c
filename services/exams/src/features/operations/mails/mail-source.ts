import type { DueMails, MailOwing } from '../../../store/parts/due-mails.repository';

/** Mails of one kind, which records owe to students. */
export interface MailSource<Due extends MailOwing = MailOwing, Mail = unknown> {
  /** Name of the kind in the log. */
  readonly name: string;
  readonly owed: Pick<DueMails<MailOwing, Due>, 'findDue' | 'settle' | 'postpone'>;
  /** Finds due records; those that `owed` finds by default. */
  findDue?(limit: number): Promise<Due[]>;
  /** Requests of these records, by record. A record without one gets no mail any more. */
  mailsFor(due: readonly Due[]): Promise<ReadonlyMap<Due, Mail>>;
  /** Sends requests to the students service, which may be repeated: each has an idempotency key. */
  request(mails: readonly Mail[]): Promise<unknown>;
}
