import { drawingOrder, isDrawnBy } from '@concord/contracts';
import type { ExamVersionRecord, VersionQuestion } from '../../../store/exam-versions/exam-version.schema';

/** A question on one candidate's paper. */
export interface DrawnQuestion {
  question: VersionQuestion;
  /** Indexes in `question.options`, in the order that the candidate sees. */
  order: readonly number[];
}

type Source = Pick<ExamVersionRecord, 'questions' | 'paper'>;
/** Returns a number from 0 (inclusive) to 1 (exclusive). */
type Random = () => number;

/** Options such as "all of the above", which stay last because they refer to others. */
const REFERS_TO_OTHERS =
  /^(none|all|any|both|neither|either)(\.|\b.*\b(above|these|those|them|others|options|answers|choices)\b.*)?$/i;

/** True if papers of a version differ, so that an attempt needs a seed. */
export const hasDrawnPapers = ({ paper }: Pick<ExamVersionRecord, 'paper'>): boolean =>
  paper !== undefined && (paper.shuffleQuestions || paper.shuffleOptions || (paper.rules?.length ?? 0) > 0);

/**
 * Draws the questions of a paper. Stored attempts depend on it: the same seed and version must give the same paper in
 * every release. It selects questions, shuffles them, then shuffles options; keep this order of random numbers.
 */
export function drawPaper({ questions, paper }: Source, seed = 0): DrawnQuestion[] {
  const random = randomOf(seed);
  const drawn = paper?.rules?.length ? drawByRules(questions, paper.rules, random) : [...questions];
  if (paper?.shuffleQuestions) shuffle(drawn, random);
  return drawn.map((question) => ({
    question,
    order: paper?.shuffleOptions
      ? shuffledOptions(question, random)
      : question.options.map((_, index) => index),
  }));
}

/** Keeps the order of the exam. */
function drawByRules(
  questions: readonly VersionQuestion[],
  rules: NonNullable<NonNullable<Source['paper']>['rules']>,
  random: Random,
): VersionQuestion[] {
  const drawn = new Set<VersionQuestion>();
  for (const position of drawingOrder(rules)) {
    const rule = rules[position];
    if (!rule) continue;
    const left = questions.filter((question) => !drawn.has(question) && isDrawnBy(rule, question));
    for (const question of shuffle(left, random).slice(0, rule.count)) drawn.add(question);
  }
  return questions.filter((question) => drawn.has(question));
}

function shuffledOptions({ options, pinned }: VersionQuestion, random: Random): number[] {
  const isPinned = (index: number) =>
    pinned === undefined ? REFERS_TO_OTHERS.test(options[index] ?? '') : index >= options.length - pinned;
  const indexes = options.map((_, index) => index);
  return [
    ...shuffle(
      indexes.filter((index) => !isPinned(index)),
      random,
    ),
    ...indexes.filter(isPinned),
  ];
}

/** Fisher-Yates shuffle, in place. */
function shuffle<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
}

/**
 * Mulberry32 (Tommy Ettinger, public domain): 32 bits of state suffice for papers, and results are the same on all
 * platforms.
 */
function randomOf(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
