import type { CertificateVerdict, MemberPaperVerdict } from '@concord/contracts';
import { CERTIFICATE_NUMBER_LENGTH_MAX } from './certificate-number';
import { dateWords, momentWords } from './wording';

/** Texts of a verdict that vary by certificate. */
export const VERDICT_FIELDS = [
  'number',
  'studentName',
  'courseTitle',
  'date',
  'revokedOn',
  'reason',
  'replacedOn',
  'replacedBy',
  'replaces',
  'checkedAt',
  'retryIn',
  'paper',
  'grade',
  'standing',
  'today',
] as const;
export type VerdictField = (typeof VERDICT_FIELDS)[number];

/** `holds` and `ended` are states of letters and certificates of members. */
export type VerdictState =
  'valid' | 'revoked' | 'replaced' | 'holds' | 'ended' | 'unknown' | 'throttled' | 'unavailable';

/** Result of verifying a number, in words, for the server-rendered page and the app. */
export type ShownVerdict = { readonly state: VerdictState; readonly number: string } & {
  readonly [field in VerdictField]?: string;
};

const PAPER_FACTS = [
  'number',
  'paper',
  'studentName',
  'grade',
  'standing',
  'date',
  'today',
  'checkedAt',
] as const;
const FACTS = ['number', 'studentName', 'courseTitle', 'date'] as const;

/** Fields that every verdict of a state has, and optional ones. */
const FIELDS_OF_STATES: Readonly<
  Record<VerdictState, { always: readonly VerdictField[]; sometimes?: readonly VerdictField[] }>
> = {
  valid: { always: [...FACTS, 'checkedAt'], sometimes: ['replaces'] },
  revoked: { always: [...FACTS, 'revokedOn', 'checkedAt'], sometimes: ['reason', 'replaces'] },
  replaced: { always: [...FACTS, 'replacedOn', 'replacedBy', 'checkedAt'], sometimes: ['replaces'] },
  holds: { always: PAPER_FACTS },
  ended: { always: PAPER_FACTS },
  unknown: { always: ['number', 'checkedAt'] },
  throttled: { always: ['number', 'retryIn'] },
  unavailable: { always: ['number'] },
};

/** Fields of a verdict's shape, and the shape's name. */
export interface VerdictShape {
  readonly name: string;
  readonly state: VerdictState;
  readonly fields: readonly VerdictField[];
}

const nameOf = (state: VerdictState, sometimes: readonly string[]): string => [state, ...sometimes].join('-');

const subsets = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);

/** All shapes of verdicts; the site build renders a page for each. */
export const VERDICT_SHAPES: readonly VerdictShape[] = Object.entries(FIELDS_OF_STATES).flatMap(
  ([key, { always, sometimes = [] }]) => {
    const state = key as VerdictState;
    return subsets(sometimes).map((some) => ({
      name: nameOf(state, some),
      state,
      fields: [...always, ...some],
    }));
  },
);

/** Name of a verdict's shape. */
export function shapeOf(verdict: ShownVerdict): string {
  const { sometimes = [] } = FIELDS_OF_STATES[verdict.state];
  return nameOf(
    verdict.state,
    sometimes.filter((field) => verdict[field] !== undefined),
  );
}

const whenOf = (moment: string | undefined): string => (moment ? momentWords(moment) : 'an earlier day');

/** Words for an answer of the service. An answer of the previous version has no `state`. */
export function shownVerdict(number: string, verdict: CertificateVerdict, now = new Date()): ShownVerdict {
  const { status, state = status, revokedAt, reason, replacedAt, replacedBy, replaces } = verdict;
  const facts = {
    number,
    studentName: verdict.studentName,
    courseTitle: verdict.courseTitle,
    date: dateWords(verdict.dateGenerated),
    checkedAt: momentWords(now),
    ...(replaces && { replaces }),
  };
  if (state === 'replaced' && replacedBy)
    return { ...facts, state, replacedBy, replacedOn: whenOf(replacedAt) };
  if (state === 'valid') return { ...facts, state };
  return {
    ...facts,
    state: 'revoked',
    revokedOn: whenOf(revokedAt ?? replacedAt),
    ...(reason && { reason }),
  };
}

const PAPERS: Record<MemberPaperVerdict['kind'], string> = {
  'standing-letter': 'Letter of good standing',
  'membership-certificate': 'Certificate of membership',
};

/** Words for the answer about a letter or certificate of a member. */
export const shownPaperVerdict = (
  number: string,
  { kind, name, grade, on, until, holds, because = 'it no longer holds' }: MemberPaperVerdict,
  now = new Date(),
): ShownVerdict => ({
  state: holds ? 'holds' : 'ended',
  number,
  paper: PAPERS[kind],
  studentName: name,
  grade,
  standing: until ? `in good standing until ${dateWords(until)}` : 'in good standing',
  date: dateWords(on),
  today: holds ? 'in good standing' : because,
  checkedAt: momentWords(now),
});

/** Words for an unknown number, which may be any typed text of any length. */
export const unknownVerdict = (number: string, now = new Date()): ShownVerdict => ({
  state: 'unknown',
  number: truncate(number),
  checkedAt: momentWords(now),
});

/** Words for a throttled lookup, after too many unknown numbers from one address. */
export const throttledVerdict = (number: string, retryAfterSeconds: number): ShownVerdict => ({
  state: 'throttled',
  number: truncate(number),
  retryIn: waitWords(retryAfterSeconds),
});

/** Words for a failed lookup. */
export const unavailableVerdict = (number: string): ShownVerdict => ({
  state: 'unavailable',
  number: truncate(number),
});

const truncate = (number: string): string =>
  number.length <= CERTIFICATE_NUMBER_LENGTH_MAX
    ? number
    : `${number.slice(0, CERTIFICATE_NUMBER_LENGTH_MAX).replace(/\p{Cs}$/u, '')}…`;

function waitWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
