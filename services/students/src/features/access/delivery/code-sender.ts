import type { AccessCodeRecord } from '../../../store/access-codes/access-code.schema';
import type { SendFailure } from '../../mail/delivery/send-outcome';
import type { Person } from '../people/person';

/** A code on its way to people who share an e-mail. */
export interface CodeMessage {
  readonly request: Pick<AccessCodeRecord, '_id' | 'email' | 'sends'>;
  readonly people: readonly Person[];
  readonly code: string;
}

/** A road on which codes reach their owners. */
export interface CodeSender {
  /**
   * People whom the road surely reaches, of those who share an e-mail. Its codes sign nobody else in.
   * Absent for a road to the e-mail itself, which all of them read.
   */
  reached?(people: readonly Person[]): Person[];
  /** Sends a code and never throws. @returns undefined once it is on its way */
  send(message: CodeMessage): Promise<SendFailure | undefined>;
}

/** Injection token of the roads by channel; a road without settings is absent. */
export const CODE_SENDERS = Symbol('CODE_SENDERS');
