import { type Candidate, isEnding, isSilent, wordsOf } from './candidate';

/** In which order candidates are listed. */
export const ORDERS = {
  timeLeft: 'Least time left first',
  answered: 'Fewest answered first',
  saved: 'Longest without a save first',
  name: 'Name',
} as const;
export type Order = keyof typeof ORDERS;

/** Which candidates are listed. An empty exam or search lists all. */
export interface Selection {
  readonly exam: string;
  readonly search: string;
  readonly only: 'all' | 'silent' | 'ending';
  readonly order: Order;
}

/** The time, and the moment up to which it is known who was heard of. */
interface Times {
  readonly now: number;
  readonly known: number;
}

const NAMES = new Intl.Collator('en');
const byName = (a: Candidate, b: Candidate) =>
  NAMES.compare(a.name, b.name) || (a.attempt < b.attempt ? -1 : 1);
const share = ({ answered, totalQuestions }: Candidate) => answered / totalQuestions;
/** Who has saved nothing yet has been without a save since the start. */
const lastSave = ({ savedAt, startedAt }: Candidate) => savedAt ?? startedAt;

const COMPARE: Record<Order, (a: Candidate, b: Candidate) => number> = {
  timeLeft: (a, b) => a.deadline - b.deadline || byName(a, b),
  answered: (a, b) => share(a) - share(b) || byName(a, b),
  saved: (a, b) => lastSave(a) - lastSave(b) || byName(a, b),
  name: byName,
};

/** Every word of the search begins a word of the name. */
const matches = ({ words }: Candidate, search: readonly string[]) =>
  search.every((asked) => words.some((word) => word.startsWith(asked)));

/** The candidates that were asked for, in the order that was asked for. */
export function selected(
  candidates: Iterable<Candidate>,
  selection: Selection,
  { now, known }: Times,
): Candidate[] {
  const search = wordsOf(selection.search);
  const hopeless = search.length === 0 && selection.search.trim() !== '';
  const found: Candidate[] = [];
  for (const candidate of candidates) {
    if (hopeless || (selection.exam && candidate.exam !== selection.exam)) continue;
    if (selection.only === 'silent' && !isSilent(candidate, known)) continue;
    if (selection.only === 'ending' && !isEnding(candidate, now)) continue;
    if (matches(candidate, search)) found.push(candidate);
  }
  return found.sort(COMPARE[selection.order]);
}

/** The same people in the order in which they stood; who is new comes last. */
export function keptOrder(before: readonly string[], found: readonly Candidate[]): Candidate[] {
  const place = new Map(before.map((attempt, index) => [attempt, index]));
  return [...found].sort(
    (a, b) => (place.get(a.attempt) ?? before.length) - (place.get(b.attempt) ?? before.length),
  );
}
