import type { MailData, MemberRequestKind } from '@concord/contracts';
import { dateWords, nairaWords } from '@concord/institute';
import { oneLine, paragraph } from './typed-text';

type DecidedMailKind = 'transfer-refused' | 'cpd-decided' | 'upgrade-decided' | 'change-decided';

interface RequestWords {
  readonly accepted: string;
  readonly refused: string;
  /** Page of the member with the request, and its name. */
  readonly path: string;
  readonly page: string;
}

const REQUEST_WORDS: Record<MemberRequestKind, RequestWords> = {
  profile: {
    accepted: 'We have corrected your record as you asked.',
    refused: 'We could not correct your record as you asked.',
    path: '/me/profile',
    page: 'Open your profile',
  },
  staff: {
    accepted: 'We have changed your named staff as you asked.',
    refused: 'We could not change your named staff as you asked.',
    path: '/me/staff',
    page: 'Open your staff',
  },
  bill: {
    accepted: 'Your bill for the subscriptions of your staff is paid. Thank you.',
    refused: 'We have closed your bill for the subscriptions of your staff.',
    path: '/me/staff',
    page: 'Open your staff',
  },
  erasure: {
    accepted: 'We have erased your data as you asked.',
    refused: 'We could not erase your data as you asked.',
    path: '/me/data',
    page: 'Open your data',
  },
};

const pointsWords = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

/** Values of the templates of mails that tell members of decisions. */
export const DECIDED_MAIL_VALUES: {
  [K in DecidedMailKind]: (data: MailData[K], publicUrl: string) => object;
} = {
  'transfer-refused': ({ amount, sentOn, reason }, publicUrl) => ({
    amount: nairaWords(amount),
    sentOn: dateWords(sentOn),
    reason: paragraph(reason),
    url: new URL('/me/account', publicUrl).href,
  }),
  'cpd-decided': ({ title, day, decision, points, claimed, reason }, publicUrl) => ({
    isConfirmed: decision === 'confirmed',
    title: oneLine(title),
    day: dateWords(day),
    points: pointsWords(points),
    claimed: points === claimed ? '' : pointsWords(claimed),
    reason: paragraph(reason),
    url: new URL(`/me/cpd?year=${day.slice(0, 4)}`, publicUrl).href,
  }),
  'upgrade-decided': ({ decision, from, to, startsOn = '', reason }, publicUrl) => ({
    isGranted: decision === 'granted',
    from,
    to,
    startsOn: dateWords(startsOn),
    reason: paragraph(reason),
    url: new URL('/me/upgrade', publicUrl).href,
  }),
  'change-decided': ({ about, decision, reason }, publicUrl) => ({
    isAccepted: decision === 'accepted',
    said: REQUEST_WORDS[about][decision],
    reason: paragraph(reason),
    button: REQUEST_WORDS[about].page,
    url: new URL(REQUEST_WORDS[about].path, publicUrl).href,
  }),
};
