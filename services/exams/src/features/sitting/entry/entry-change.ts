import { type ExamEntryBody, SEB_QUIT_MIN } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { ExamRecord, SebRecord } from '../../../store/exams/exam.schema';
import { nextCode } from './access-code';
import { hashedQuitPassword, sebSettings } from './seb-config';

type EntryFields = Pick<ExamRecord, 'opensAt' | 'accessCode' | 'networks' | 'seb'>;

/** Fields that a request of staff changes. */
export function entryChange(exam: ExamRecord, body: ExamEntryBody, origin: string): EntryFields {
  const { opensAt, hasCode, networks } = body;
  const seb = sebChange(exam.seb ?? null, body, origin);
  return {
    ...(opensAt !== undefined && { opensAt: opensAt === null ? null : new Date(opensAt) }),
    ...(hasCode === true && !exam.accessCode && { accessCode: nextCode(null) }),
    ...(hasCode === false && { accessCode: null }),
    ...(networks && { networks: [...new Set(networks)] }),
    ...(seb !== undefined && { seb }),
  };
}

/**
 * Undefined if nothing changes. Settings are replaced only if necessary, because that invalidates downloaded files.
 */
function sebChange(
  before: SebRecord | null,
  { needsSeb = before !== null, sebQuitPassword, sebKeys }: ExamEntryBody,
  origin: string,
): SebRecord | null | undefined {
  if (!needsSeb) return before ? null : undefined;
  const stored = before?.settings.hashedQuitPassword as string | undefined;
  let quit = stored;
  if (sebQuitPassword) requireLong(sebQuitPassword);
  if (sebQuitPassword !== undefined) quit = sebQuitPassword ? hashedQuitPassword(sebQuitPassword) : undefined;
  const fresh = sebSettings(origin, quit);
  const isSame = before?.settings.startURL === fresh.startURL && quit === stored;
  if (isSame && !sebKeys) return undefined;
  return { settings: isSame ? before.settings : fresh, keys: [...new Set(sebKeys ?? before?.keys)] };
}

/** Not a rule of the contract, because an earlier version allows shorter passwords. */
function requireLong(password: string): void {
  if (password.length >= SEB_QUIT_MIN) return;
  const message = `Use at least ${SEB_QUIT_MIN} characters. A generated password is best, because candidates can try passwords at home`;
  throw badRequest('VALIDATION', message, [{ path: 'sebQuitPassword', message }]);
}
