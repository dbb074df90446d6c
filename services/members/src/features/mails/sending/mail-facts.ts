import type { MemberMailRequest } from '@concord/contracts';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import type { CpdEntryRecord } from '../../../store/cpd-entries/cpd-entry.schema';
import type { DocumentRecord } from '../../../store/documents/document.schema';
import type { MemberMailRecord } from '../../../store/member-mails/member-mail.schema';
import type { MemberRequestRecord } from '../../../store/member-requests/member-request.schema';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { ReminderPauseRecord } from '../../../store/reminder-pauses/reminder-pause.schema';
import type { UpgradeRecord } from '../../../store/upgrades/upgrade.schema';

/** The record that a mail tells of; each is absent in mails of other kinds. */
export interface MailSubject {
  /** The document of the mail; of a reversed payment its receipt, of a reminder the invoice of its charge. */
  readonly document?: DocumentRecord;
  /** State of the mail with the receipt, for reversed payments. */
  readonly receiptMail?: MemberMailRecord['state'];
  readonly activity?: CpdEntryRecord;
  readonly upgrade?: UpgradeRecord;
  readonly request?: MemberRequestRecord;
}

/** All that the content of a due mail, and whether it goes, depends on. */
export interface MailFacts extends MailSubject {
  readonly member: MemberProjection;
  readonly account: AccountProjection;
  readonly pause: ReminderPauseRecord | undefined;
  readonly steps: readonly number[];
}

export type MailContent = Pick<MemberMailRequest, 'kind' | 'data'>;
/** A mail to request, the reason to leave it out, or nothing yet. */
export type MailDecision = { readonly content: MailContent } | { readonly skip: string } | 'later';
