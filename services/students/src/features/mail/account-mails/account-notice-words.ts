import {
  ACCOUNT_NOTICES,
  type AccountMailKind,
  type AccountNotice,
} from '../../../store/account-mails/account-mail.schema';

interface Words {
  subject: string;
  /** Text that continues `Your staff account at <institute>`. */
  what: string;
  /** Advice to the owner; `path` is the page of its link. */
  advice: string;
  path: string;
}

const NOT_YOU = {
  advice: 'If this was not you, choose a new password here at once and tell a SUPER_ADMIN:',
  path: '/forgot-password',
};

const QUESTIONS = {
  advice: 'If you have questions, ask a SUPER_ADMIN or contact us here:',
  path: '/contact',
};

/** Texts of the notices to owners of accounts. */
export const ACCOUNT_NOTICE_WORDS: Readonly<Record<AccountNotice, Words>> = {
  'password-changed': {
    subject: 'Your password was changed',
    what: 'has a new password. All your other sign-ins have ended',
    ...NOT_YOU,
  },
  'factor-on': {
    subject: 'Your second factor is on',
    what: 'now has a second factor. You sign in with your password and a code from your phone',
    ...NOT_YOU,
  },
  'factor-off': {
    subject: 'Your second factor is off',
    what: 'no longer has a second factor. You sign in with your password only',
    ...NOT_YOU,
  },
  'account-approved': {
    subject: 'Your account has been approved',
    what: 'has been approved. You can now use the back office',
    advice: 'Sign in here:',
    path: '/signin',
  },
  'account-removed': {
    subject: 'Your account has been removed',
    what: 'has been removed. You can no longer sign in to it',
    ...QUESTIONS,
  },
  'account-suspended': {
    subject: 'Your account is suspended',
    what: 'is suspended. Nobody can sign in to it until the suspension is lifted',
    ...QUESTIONS,
  },
  'account-lifted': {
    subject: 'Your account is no longer suspended',
    what: 'is no longer suspended. You can sign in as before',
    advice: 'Sign in here:',
    path: '/signin',
  },
};

export const isNotice = (kind: AccountMailKind): kind is AccountNotice =>
  (ACCOUNT_NOTICES as readonly string[]).includes(kind);
