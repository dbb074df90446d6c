import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffRegisterBody } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { badRequest } from '@concord/nest-platform';

/** About 42,000 common passwords, most of them leaked; the file names the source. They take 4 MB of memory. */
const COMMON = new Set(
  readFileSync(join(__dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
);

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
const withoutEnd = (text: string) => text.replace(/[^\p{L}]+$/u, '');

/** True for the institute's name followed by digits or signs. */
const isOfInstitute = (password: string) =>
  withoutEnd(password) === withoutEnd(fold(INSTITUTE.shortName).replaceAll(' ', ''));

/** Reason to refuse a password that is easy to guess; undefined for others. */
export function weaknessOf(given: StaffRegisterBody): string | undefined {
  const password = fold(given.password);
  if (COMMON.has(password) || /^(.)\1+$/u.test(password) || isOfInstitute(password))
    return 'This is one of the most common or leaked passwords, so it is easy to guess. Please choose another';
  const names = [fold(given.username), fold(given.email.split('@')[0] ?? ''), fold(given.email)];
  if (names.some((name) => password === name || withoutEnd(password) === withoutEnd(name)))
    return "Your password can't be your username or your e-mail. Please choose another";
  return undefined;
}

/** @throws AppError 400 at the field, for a password that is easy to guess */
export function refuseWeak(given: StaffRegisterBody, path = 'password'): void {
  const message = weaknessOf(given);
  if (message) throw badRequest('VALIDATION', message, [{ path, message }]);
}
