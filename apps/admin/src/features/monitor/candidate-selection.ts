import { wordsMatcher } from '@concord/institute';
import { activitySum } from '../../shared/records/activity-text';
import { type Candidate, isEnding, isSilent } from './candidate';

export const ORDERS = {
  timeLeft: 'Least time left first',
  answered: 'Fewest answered first',
  saved: 'Longest without a save first',
  noted: 'Most page events noted first',
  name: 'Name',
} as const;
export type Order = keyof typeof ORDERS;

/** Filter and sort order of candidates. An empty exam or search matches all. */
export interface Selection {
  readonly exam: string;
  readonly search: string;
  readonly filter: 'all' | 'silent' | 'ending';
  readonly order: Order;
}

export const DEFAULT_SELECTION: Selection = { exam: '', search: '', filter: 'all', order: 'timeLeft' };

const COLLATOR = new Intl.Collator('en');
const byName = (a: Candidate, b: Candidate) =>
  COLLATOR.compare(a.name, b.name) || (a.attempt < b.attempt ? -1 : 1);
const answeredShare = ({ answered, totalQuestions }: Candidate) => answered / totalQuestions;
/** Time of the last save, or of the start before the first save. */
const lastSave = ({ savedAt, startedAt }: Candidate) => savedAt ?? startedAt;

const notedOf = ({ activity }: Candidate) => (activity ? activitySum(activity) : 0);

const COMPARE: Record<Order, (a: Candidate, b: Candidate) => number> = {
  // Paused candidates come last, because their time does not run.
  timeLeft: (a, b) => a.deadline - b.deadline || byName(a, b),
  answered: (a, b) => answeredShare(a) - answeredShare(b) || byName(a, b),
  saved: (a, b) => lastSave(a) - lastSave(b) || byName(a, b),
  noted: (a, b) => notedOf(b) - notedOf(a) || byName(a, b),
  name: byName,
};

/** Filtered and sorted candidates. `now` is the server's time; the data is complete up to `knownUntil`. */
export function selectCandidates(
  candidates: Iterable<Candidate>,
  { exam, search, filter, order }: Selection,
  { now, knownUntil }: { readonly now: number; readonly knownUntil: number },
): Candidate[] {
  const matches = search.trim() === '' ? () => true : wordsMatcher(search);
  // A search of punctuation alone matches nobody.
  if (!matches) return [];
  const found: Candidate[] = [];
  for (const candidate of candidates) {
    if (exam && candidate.exam !== exam) continue;
    if (filter === 'silent' && !isSilent(candidate, knownUntil)) continue;
    if (filter === 'ending' && !isEnding(candidate, now)) continue;
    if (matches(candidate.searched)) found.push(candidate);
  }
  return found.sort(COMPARE[order]);
}

/** Keeps the previous order of candidates, with new ones last. */
export function keepOrder(previous: readonly string[], found: readonly Candidate[]): Candidate[] {
  const place = new Map(previous.map((attempt, index) => [attempt, index]));
  return [...found].sort(
    (a, b) => (place.get(a.attempt) ?? previous.length) - (place.get(b.attempt) ?? previous.length),
  );
}
