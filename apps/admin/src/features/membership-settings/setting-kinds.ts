import {
  type ForbiddenActs,
  MEMBER_ACTS,
  type MemberAct,
  RESTRICTED_STATES,
  type RestrictedState,
} from '@concord/contracts';
import { counted, listed } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';

type Option = readonly [value: string, label: string];

/** Look of a setting's field. */
export type SettingLook =
  | { readonly field: 'choice'; readonly options: readonly Option[] }
  | { readonly field: 'text'; readonly isNumber: boolean; readonly length: number }
  | { readonly field: 'acts' }
  | { readonly field: 'activities' }
  | { readonly field: 'grades' };

/** Kind of a setting. Each field of the form keeps its value as text. */
export type SettingKind<Value> = SettingLook & {
  readonly typedOf: (value: Value) => string;
  /** Value of a typed text, which the call's schema checks. */
  readonly valueOf: (typed: string) => unknown;
  /** Value in words, for the history. */
  readonly textOf: (value: Value) => string;
};

const wholeNumber = (typed: string): number =>
  /^[-−]?\d+$/.test(typed) ? Number(typed.replace('−', '-')) : Number.NaN;

/** One of several values with their labels; a number when the values are numbers. */
export function choice<Value extends string | number>(
  options: readonly (readonly [Value, string])[],
): SettingKind<Value> {
  const typedOf = (value: Value) => String(value);
  return {
    field: 'choice',
    options: options.map(([value, label]) => [typedOf(value), label]),
    typedOf,
    valueOf: (typed) => options.find(([value]) => typedOf(value) === typed)?.[0],
    textOf: (value) => options.find(([option]) => option === value)?.[1] ?? typedOf(value),
  };
}

/** A number, counted in this noun. */
export const wholeNumberOf = (noun: string): SettingKind<number> => ({
  field: 'text',
  isNumber: true,
  length: 4,
  typedOf: String,
  valueOf: (typed) => wholeNumber(typed.trim()),
  textOf: (value) => counted(value, noun),
});

/** Days before a moment; empty for never. */
export const daysBefore: SettingKind<number | null> = {
  field: 'text',
  isNumber: true,
  length: 3,
  typedOf: (days) => (days === null ? '' : String(days)),
  valueOf: (typed) => (typed.trim() === '' ? null : wholeNumber(typed.trim())),
  textOf: (days) => (days === null ? 'never' : `${counted(days, 'day')} before`),
};

const NAIRA = /^\d+(\.\d{1,2})?$/;

/** A price in naira, stored in kobo; empty for none. */
export const priceOrNone: SettingKind<number | null> = {
  field: 'text',
  isNumber: false,
  length: 12,
  typedOf: (kobo) => (kobo === null ? '' : String(kobo / 100)),
  valueOf: (typed) => {
    const plain = typed.replace(/NGN|[₦,\s]/gi, '');
    if (plain === '') return null;
    return NAIRA.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
  },
  textOf: (kobo) => (kobo === null ? 'none' : formatNaira(kobo)),
};

/** Yes or no in words. */
export const yesNo = (yes: string, no: string): SettingKind<boolean> => ({
  field: 'choice',
  options: [
    ['no', no],
    ['yes', yes],
  ],
  typedOf: (value) => (value ? 'yes' : 'no'),
  valueOf: (typed) => typed === 'yes',
  textOf: (value) => (value ? yes : no).toLowerCase(),
});

export const shortText: SettingKind<string> = {
  field: 'text',
  isNumber: false,
  length: 20,
  typedOf: (value) => value,
  valueOf: (typed) => typed,
  textOf: (value) => (value ? `“${value}”` : 'nothing'),
};

const dayText = (day: number): string =>
  day === 0 ? 'on the day' : `${counted(Math.abs(day), 'day')} ${day < 0 ? 'before' : 'after'}`;

/** Days around a due day, below 0 before it. */
export const daysAround: SettingKind<readonly number[]> = {
  field: 'text',
  isNumber: false,
  length: 100,
  typedOf: (days) => days.join(', '),
  valueOf: (typed) =>
    typed
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(wholeNumber),
  textOf: (days) => (days.length > 0 ? listed(days.map(dayText)) : 'none'),
};

/** Words of the states and acts in the form and in the history. */
export const STATE_WORDS: Readonly<Record<RestrictedState, string>> = {
  grace: 'In grace',
  lapsed: 'Lapsed',
  arrears: 'With an overdue charge',
};
export const ACT_WORDS: Readonly<Record<MemberAct, string>> = {
  exam: 'Sit an exam',
  certificate: 'Get a certificate',
  listing: 'Be listed publicly',
};

const SEPARATOR = ' ';

/** Token of an act that a state forbids. */
export const forbidden = (state: RestrictedState, act: MemberAct): string => `${state}.${act}`;

/** Typed text without or with a token. */
export function withToken(typed: string, token: string, isOn: boolean): string {
  const others = typed.split(SEPARATOR).filter((each) => each && each !== token);
  return (isOn ? [...others, token] : others).join(SEPARATOR);
}

export const hasToken = (typed: string, token: string): boolean => typed.split(SEPARATOR).includes(token);

/** Acts that each state forbids. */
export const forbiddenByState: SettingKind<ForbiddenActs> = {
  field: 'acts',
  typedOf: (forbids) =>
    RESTRICTED_STATES.flatMap((state) =>
      MEMBER_ACTS.filter((act) => forbids[state].includes(act)).map((act) => forbidden(state, act)),
    ).join(SEPARATOR),
  valueOf: (typed) =>
    Object.fromEntries(
      RESTRICTED_STATES.map((state) => [
        state,
        MEMBER_ACTS.filter((act) => hasToken(typed, forbidden(state, act))),
      ]),
    ),
  textOf: (forbids) =>
    RESTRICTED_STATES.filter((state) => forbids[state].length > 0)
      .map(
        (state) =>
          `${STATE_WORDS[state]}: ${listed(forbids[state].map((act) => ACT_WORDS[act].toLowerCase()))}`,
      )
      .join('; ') || 'nothing',
};
