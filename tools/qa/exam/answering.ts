import { pick, type Random } from '../people/random.ts';
import type { Choice } from '../ledger/answer-ledger.ts';
import type { Candidate } from './candidate.ts';

export interface Pace {
  /** Duration of answering. */
  seconds: number;
  /** Mean pause between saves, in seconds. */
  saveEvery: number;
  /** Share of turns at which the connection is dropped. */
  dropRate: number;
}

interface Question {
  _id: string;
  options: readonly string[];
}

interface Step {
  question: string;
  choice: Choice;
}

const CHANGED = 0.08;
const CLEARED = 0.03;

/** Planned choices of one candidate: every question once, with some changed or cleared later. */
export function stepsOf(questions: readonly Question[], random: Random): Step[] {
  const choiceOf = ({ _id, options }: Question): Step => ({
    question: _id,
    choice: pick(options, random) ?? null,
  });
  return questions.flatMap((question, index) => {
    const first = choiceOf(question);
    const earlier = pick(questions.slice(0, index + 1), random);
    const chance = random();
    if (!earlier || chance >= CLEARED + CHANGED) return [first];
    return [first, chance < CLEARED ? { question: earlier._id, choice: null } : choiceOf(earlier)];
  });
}

/**
 * Number of the remaining `left` steps to take at the next of `turns` turns, so that all are taken in the
 * end.
 */
export const stepsNow = (left: number, turns: number): number => Math.ceil(left / Math.max(1, turns));

/**
 * Answers the whole paper in time, with a turn every `saveEvery` seconds on average. If there are more steps
 * than turns, a turn takes several and saves them together.
 */
export async function answer(candidate: Candidate, pace: Pace, random: Random): Promise<void> {
  const { seconds, saveEvery, dropRate } = pace;
  const end = performance.now() + seconds * 1000;
  const { paper } = candidate;
  const steps = stepsOf(paper, random);
  await candidate.sleep(random() * saveEvery * 1000);
  while (performance.now() < end) {
    const turnsLeft = (end - performance.now()) / (saveEvery * 1000);
    const count = stepsNow(steps.length, turnsLeft);
    if (count === 0) steps.push(...stepsOf(paper, random).slice(0, 1));
    for (const { question, choice } of steps.splice(0, Math.max(1, count)))
      candidate.choose(question, choice);
    candidate.save();
    if (random() < dropRate) await candidate.reconnect();
    const rest = saveEvery * 1000 * (0.5 + random());
    await candidate.sleep(Math.min(rest, Math.max(0, end - performance.now())));
  }
}
