import {
  type CpdKind,
  type CpdRequired,
  type CpdUnit,
  MEMBER_GRADES,
  type MemberGrade,
} from '@concord/contracts';
import type { SettingKind } from './setting-kinds';

/** An activity as typed: numbers are text, and no maximum is an empty one. */
export interface TypedActivity {
  readonly key: string;
  readonly title: string;
  readonly unit: CpdUnit;
  readonly points: string;
  readonly yearlyMax: string;
}

export type TypedGrades = Readonly<Record<MemberGrade, string>>;

const number = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.trim()));

/** Activities in a field's text. */
export const activitiesOf = (typed: string): readonly TypedActivity[] => JSON.parse(typed) as TypedActivity[];
export const gradesOf = (typed: string): TypedGrades => JSON.parse(typed) as TypedGrades;

const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24);

/** A key for a new activity that no other has, from its title. */
export function keyFor(title: string, others: readonly string[]): string {
  const base = keyOf(title) || 'activity';
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? base : `${base}-${count}`;
    if (!others.includes(key)) return key;
  }
}

/** Gives new activities their keys. Entries name a key, so a stored one stays when the title changes. */
function withKeys(activities: readonly TypedActivity[]): TypedActivity[] {
  const used = activities.map(({ key }) => key).filter(Boolean);
  return activities.map((activity) => {
    if (activity.key) return activity;
    const key = keyFor(activity.title, used);
    used.push(key);
    return { ...activity, key };
  });
}

const kindText = ({ title, unit, points, yearlyMax }: CpdKind): string =>
  `${title}: ${points} ${unit === 'hour' ? 'an hour' : 'each'}${yearlyMax === null ? '' : `, at most ${yearlyMax}`}`;

/** Activities with their points. */
export const cpdActivities: SettingKind<readonly CpdKind[]> = {
  field: 'activities',
  typedOf: (kinds) =>
    JSON.stringify(
      kinds.map(({ key, title, unit, points, yearlyMax }) => ({
        key,
        title,
        unit,
        points: String(points),
        yearlyMax: yearlyMax === null ? '' : String(yearlyMax),
      })),
    ),
  valueOf: (typed) =>
    withKeys(activitiesOf(typed)).map(({ points, yearlyMax, ...kind }) => ({
      ...kind,
      points: number(points),
      yearlyMax: yearlyMax.trim() === '' ? null : number(yearlyMax),
    })),
  textOf: (kinds) => kinds.map(kindText).join('; ') || 'none',
};

/** A number for each grade. */
export const numberByGrade: SettingKind<CpdRequired> = {
  field: 'grades',
  typedOf: (required) =>
    JSON.stringify(Object.fromEntries(MEMBER_GRADES.map((grade) => [grade, String(required[grade])]))),
  valueOf: (typed) =>
    Object.fromEntries(Object.entries(gradesOf(typed)).map(([grade, value]) => [grade, number(value)])),
  textOf: (required) => MEMBER_GRADES.map((grade) => `${grade} ${required[grade]}`).join(', '),
};
