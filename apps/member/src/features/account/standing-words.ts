import type { MemberAct, MyMembership, Standing } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import { asNaira } from '../../shared/naira';

type Facts = Pick<MyMembership, 'standing' | 'since' | 'until'>;

const on = (day: string | undefined) => (day ? ` on ${dateWords(day)}` : '');
const since = (day: string | undefined) => (day ? ` since ${dateWords(day)}` : '');

const SENTENCES: Record<Standing, (facts: Facts) => string> = {
  pending: () => 'Your membership starts with your first payment.',
  current: ({ until }) => `You’re in good standing${until ? ` until ${dateWords(until)}` : ''}.`,
  grace: ({ until }) =>
    `You’re still in good standing, but your subscription has run out. Pay${until ? ` by ${dateWords(until)}` : ' soon'} to keep it.`,
  lapsed: ({ since: from }) => `Your membership has lapsed${since(from)}.`,
  suspended: ({ since: from }) => `Your membership is suspended${since(from)}.`,
  resigned: ({ since: from }) => `You left the institute${on(from)}.`,
  deceased: () => 'This membership has ended.',
  'struck-off': ({ since: from }) => `Your membership ended${on(from)}.`,
};

/** The standing in one sentence. */
export const standingSentence = (facts: Facts): string => SENTENCES[facts.standing](facts);

const ACTS: Record<MemberAct, string> = {
  exam: 'sit exams',
  certificate: 'get certificates',
  listing: 'be listed in the public directory',
};

/** Acts that are forbidden today in one sentence; undefined if none is. */
export function forbiddenSentence({ forbidden }: Pick<MyMembership, 'forbidden'>): string | undefined {
  const words = forbidden.map(({ act }) => ACTS[act]);
  if (words.length === 0) return undefined;
  const last = words.pop() ?? '';
  return `For now you can’t ${words.length > 0 ? `${words.join(', ')} or ${last}` : last}.`;
}

/** Debt or credit in one sentence. */
export function debtSentence({
  balance,
  overdue,
  dueOn,
}: Pick<MyMembership, 'balance' | 'overdue' | 'dueOn'>): string {
  if (balance < 0) return `You have ${asNaira(-balance)} of credit, which pays your next fee.`;
  if (balance === 0) return 'You owe nothing.';
  const owed = `You owe ${asNaira(balance)}`;
  if (overdue >= balance) return `${owed}. It’s overdue.`;
  if (overdue > 0) return `${owed}. ${asNaira(overdue)} of it is overdue.`;
  return dueOn ? `${owed}, due ${dateWords(dueOn)}.` : `${owed}.`;
}
