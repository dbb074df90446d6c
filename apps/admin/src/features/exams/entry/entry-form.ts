import {
  type ExamEntry,
  type ExamEntryBody,
  network,
  NETWORKS_MAX,
  SEB_KEYS_MAX,
  sebKey,
} from '@concord/contracts';
import { type LocalTime, localTimeOf, momentOf } from '../../../shared/nigerian-time';

/** What the dialog shows of the entry of an exam; lists are typed one in a line. */
export interface EntryForm {
  readonly isTimed: boolean;
  readonly local: LocalTime;
  readonly hasCode: boolean;
  readonly networks: string;
  readonly needsSeb: boolean;
  readonly hasQuitPassword: boolean;
  /** Empty where the stored one stays. */
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
  if (given.length > max) return `These are ${given.length}; at most ${max} are possible`;
  for (const each of given) {
    const { error } = schema.safeParse(each);
    if (error) return error.issues[0]?.message;
  }
  return undefined;
}

/** What is wrong with a list, in words. */
export const networksProblem = ({ networks }: EntryForm) => problemOf(networks, network, NETWORKS_MAX);
export const keysProblem = ({ sebKeys }: EntryForm) => problemOf(sebKeys, sebKey, SEB_KEYS_MAX);

/**
 * What is to be sent, or undefined while the form is incomplete. What did not change is left out, so that a server of the
 * release before takes the rest.
 */
export function orderOf(form: EntryForm, entry: ExamEntry): ExamEntryBody | undefined {
  const before = formOf(entry);
  const opensAt = form.isTimed ? momentOf(form.local) : null;
  const needsNewPassword = form.needsSeb && form.hasQuitPassword && !before.hasQuitPassword;
  if (opensAt === undefined || networksProblem(form) || (form.needsSeb && keysProblem(form)))
    return undefined;
  if (needsNewPassword && !form.quitPassword.trim()) return undefined;
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
