import {
  ACCESS_CODE_LETTERS,
  type ExamEntry,
  type ExamEntryBody,
  network,
  NETWORKS_MAX,
  SEB_KEYS_MAX,
  SEB_QUIT_LENGTH,
  SEB_QUIT_MIN,
  sebKey,
} from '@concord/contracts';
import { type LocalTime, localTimeOf, momentOf } from '../../../shared/nigerian-time';

/** Values of the dialog; lists are typed with one item per line. */
export interface EntryForm {
  readonly isTimed: boolean;
  readonly local: LocalTime;
  readonly hasCode: boolean;
  readonly networks: string;
  readonly needsSeb: boolean;
  readonly hasQuitPassword: boolean;
  /** Empty keeps the stored one. */
  readonly quitPassword: string;
  readonly sebKeys: string;
}

const MORNING = { day: '', time: '09:00' };

export const formOf = ({ opensAt, code, networks = [], seb }: ExamEntry): EntryForm => ({
  isTimed: opensAt !== null,
  local: opensAt ? localTimeOf(opensAt) : MORNING,
  hasCode: code !== null,
  networks: networks.join('\n'),
  needsSeb: Boolean(seb),
  hasQuitPassword: seb?.hasQuitPassword ?? false,
  quitPassword: '',
  sebKeys: seb?.keys.join('\n') ?? '',
});

const lines = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

function problemOf(text: string, schema: typeof network, max: number): string | undefined {
  const given = lines(text);
  if (given.length > max) return `You entered ${given.length}, but at most ${max} are allowed`;
  for (const each of given) {
    const { error } = schema.safeParse(each);
    if (error) return error.issues[0]?.message;
  }
  return undefined;
}

/** Problem of a list, in words. */
export const networksProblem = ({ networks }: EntryForm) => problemOf(networks, network, NETWORKS_MAX);
export const keysProblem = ({ sebKeys }: EntryForm) => problemOf(sebKeys, sebKey, SEB_KEYS_MAX);

/**
 * Problem of a new quit password. It has a minimum length, because anyone with the file can try passwords
 * offline.
 */
export function quitProblem({ quitPassword }: EntryForm): string | undefined {
  const { length } = quitPassword.trim();
  return length > 0 && length < SEB_QUIT_MIN ? `Use at least ${SEB_QUIT_MIN} characters` : undefined;
}

/** Generates a quit password that cannot be guessed. */
export function generatedQuitPassword(): string {
  const letters = [...ACCESS_CODE_LETTERS];
  // Bytes above the last multiple of the alphabet's size are dropped, so that all letters are equally likely.
  const most = 256 - (256 % letters.length);
  const bytes = crypto.getRandomValues(new Uint8Array(SEB_QUIT_LENGTH * 4)).filter((byte) => byte < most);
  return [...bytes.slice(0, SEB_QUIT_LENGTH)].map((byte) => letters[byte % letters.length]).join('');
}

/**
 * Request body; undefined while the form is incomplete. Unchanged fields are omitted, so that a server of the
 * previous version accepts the rest.
 */
export function requestOf(form: EntryForm, entry: ExamEntry): ExamEntryBody | undefined {
  const before = formOf(entry);
  const opensAt = form.isTimed ? momentOf(form.local) : null;
  const needsNewPassword = form.needsSeb && form.hasQuitPassword && !before.hasQuitPassword;
  if (opensAt === undefined || networksProblem(form) || (form.needsSeb && keysProblem(form)))
    return undefined;
  if (needsNewPassword && !form.quitPassword.trim()) return undefined;
  if (form.needsSeb && form.hasQuitPassword && quitProblem(form)) return undefined;
  const quit = form.hasQuitPassword ? form.quitPassword.trim() || undefined : null;
  const isQuitChanged = quit === null ? before.hasQuitPassword : quit !== undefined;
  return {
    opensAt,
    hasCode: form.hasCode,
    ...(form.networks !== before.networks && { networks: lines(form.networks) }),
    ...(form.needsSeb !== before.needsSeb && { needsSeb: form.needsSeb }),
    ...(form.needsSeb && {
      ...(isQuitChanged && { sebQuitPassword: quit }),
      ...(form.sebKeys !== before.sebKeys && { sebKeys: lines(form.sebKeys) }),
    }),
  };
}
