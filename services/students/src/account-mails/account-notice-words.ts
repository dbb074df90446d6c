import { ACCOUNT_NOTICES, type AccountMailKind, type AccountNotice } from '../accounts/account-mail.schema';

interface Words {
  subject: string;
  /** Goes on after `Your staff account at <institute>`. */
  what: string;
  /** What the owner can do, at the page of `path`. */
  advice: string;
  path: string;
}

const NOT_YOU = {
  advice: 'If it was not you, choose a new password here at once, and tell a colleague who is SUPER_ADMIN:',
  path: '/forgot-password',
};

const QUESTIONS = {
  advice: 'Ask a colleague who is SUPER_ADMIN about it, or write to us:',
  path: '/contact',
};

/** What owners are told about their accounts. */
export const ACCOUNT_NOTICE_WORDS: Readonly<Record<AccountNotice, Words>> = {
  'password-changed': {
    subject: 'Your password was changed',
    what: 'has a new password, and every other sign-in has ended',
    ...NOT_YOU,
  },
  'factor-on': {
    subject: 'Your second factor is on',
    what: 'has a second factor now: a code of your phone, beside the password',
    ...NOT_YOU,
  },
  'factor-off': {
    subject: 'Your second factor is off',
    what: 'has no second factor any more: the password alone opens it',
    ...NOT_YOU,
  },
  'account-approved': {
    subject: 'Your account is approved',
    what: 'was approved: the back office is open to you',
    advice: 'Sign in here:',
    path: '/signin',
  },
  'account-removed': {
    subject: 'Your account was removed',
    what: 'was removed, and can no longer be used',
    ...QUESTIONS,
  },
  'account-suspended': {
    subject: 'Your account is suspended',
    what: 'is suspended: nobody can sign in to it until that is lifted',
    ...QUESTIONS,
  },
  'account-lifted': {
    subject: 'Your account is open again',
    what: 'is no longer suspended: you sign in as before',
    advice: 'Sign in here:',
    path: '/signin',
  },
};

export const isNotice = (kind: AccountMailKind): kind is AccountNotice =>
  (ACCOUNT_NOTICES as readonly string[]).includes(kind);
