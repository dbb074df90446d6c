import type { AccountMailKind } from '../../../store/account-mails/account-mail.schema';
import type { AccountOwner } from '../../../store/account-mails/account-mails.repository';
import { instituteFoot } from '../content/mail-content';
import { oneLine } from '../content/typed-text';
import { compileMail, type MailParts } from '../content/mail-templates';
import { ACCOUNT_NOTICE_WORDS, isNotice } from './account-notice-words';

/** Compiled at start, so that a worker with a broken template does not start. */
const TEMPLATES = {
  notice: compileMail('account-notice'),
  invitation: compileMail('invitation'),
  'password-reset': compileMail('password-reset'),
  'sign-up-attempt': compileMail('sign-up-attempt'),
};

/** @param link target of the mail's link */
export function renderAccountMail(
  kind: AccountMailKind,
  owner: AccountOwner,
  link: string,
): MailParts & { name: string } {
  const name = oneLine(owner.username);
  const view = { institute: instituteFoot(), name, link };
  const parts = isNotice(kind)
    ? TEMPLATES.notice({ ...view, ...ACCOUNT_NOTICE_WORDS[kind] })
    : TEMPLATES[kind](view);
  return { name, ...parts };
}
