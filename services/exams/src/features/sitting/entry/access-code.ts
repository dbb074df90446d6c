import { randomInt } from 'node:crypto';
import { ACCESS_CODE_GRACE_SECONDS, ACCESS_CODE_LENGTH, ACCESS_CODE_LETTERS } from '@concord/contracts';
import type { AccessCodeRecord } from '../../../store/exams/exam.schema';

/** A new code; the previous one stays valid for some time. */
export const nextCode = (before: AccessCodeRecord | null | undefined): AccessCodeRecord => ({
  code: Array.from(
    { length: ACCESS_CODE_LENGTH },
    () => ACCESS_CODE_LETTERS[randomInt(ACCESS_CODE_LETTERS.length)],
  ).join(''),
  since: new Date(),
  before: before?.code ?? null,
});

const plain = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** True if the typed code is valid. */
export function isRightCode({ code, since, before }: AccessCodeRecord, typed: string, now: Date): boolean {
  const given = plain(typed);
  if (given === code) return true;
  return (
    before !== null && given === before && now.getTime() - since.getTime() < ACCESS_CODE_GRACE_SECONDS * 1000
  );
}
