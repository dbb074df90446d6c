import type { CertificatesIssued, SkippedResult } from '@concord/contracts';
import { isPrintable } from '../../../shared/certificates/certificate-name-field';

/** Typed names for results whose names are too long, by result id; unchanged ones are absent. */
export type TypedNames = Readonly<Record<string, string>>;

const NAME_CODES: readonly string[] = ['NAME_TOO_LONG', 'NAME_UNPRINTABLE'];

/**
 * Results that a dry run skipped because of their names; one per student, as nobody gets two certificates of
 * a course.
 */
export function longNamesOf({ skipped }: CertificatesIssued): SkippedResult[] {
  const byStudent = new Map<string, SkippedResult>();
  for (const one of skipped) {
    const key = one.student ?? one.result;
    if (NAME_CODES.includes(one.code) && !byStudent.has(key)) byStudent.set(key, one);
  }
  return [...byStudent.values()];
}

/** Name for a result: the typed one, or the suggested short form. */
export const nameFor = ({ result, suggestion = '' }: SkippedResult, typed: TypedNames): string =>
  typed[result] ?? suggestion;

/** Names for the request; results with a cleared name are left out. */
export function namesFor(long: readonly SkippedResult[], typed: TypedNames): Record<string, string> {
  const named = long.map((one) => [one.result, nameFor(one, typed).trim()] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== ''));
}

/** True if each given name fits. */
export const areComplete = (names: Readonly<Record<string, string>>): boolean =>
  Object.values(names).every(isPrintable);

/** Expected outcome with these names: the number issued, skipped ones with reasons, and the total. */
export function expectedOf(outcome: CertificatesIssued, names: Readonly<Record<string, string>>) {
  const named = longNamesOf(outcome).filter(({ result }) => names[result] !== undefined);
  const total = outcome.left.reduce((sum, { count }) => sum + count, outcome.issued);
  const left = outcome.left.map((one) => ({
    ...one,
    count: one.count - named.filter(({ code }) => code === one.code).length,
  }));
  return { issued: outcome.issued + named.length, total, left };
}
