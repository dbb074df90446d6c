import { INSTITUTE_FOOT, oneLine } from '../mail/mail-content';
import { compileMail, type MailParts } from '../mail/mail-templates';
import type { AccountMailKind } from '../accounts/account-mail.schema';
import type { Staff } from '../accounts/staff.view';

/** Compiled at start: a worker with a broken template does not start. */
const TEMPLATES = {
  'password-reset': compileMail('password-reset'),
  'sign-up-attempt': compileMail('sign-up-attempt'),
} satisfies Record<AccountMailKind, unknown>;

/** Renders a mail to the owner of an account. @param link what the mail leads to */
export function renderAccountMail(
  kind: AccountMailKind,
  account: Pick<Staff, 'username'>,
  link: string,
): MailParts & { name: string } {
  const name = oneLine(account.username);
  return { name, ...TEMPLATES[kind]({ institute: INSTITUTE_FOOT, name, link }) };
}
