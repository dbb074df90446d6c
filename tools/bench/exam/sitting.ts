import type { Exam } from '@concord/contracts';
import type { Candidate } from './candidate.ts';
import type { Chance } from '../shared/chance.ts';
import { GaveUp, Refused } from './patient-calls.ts';
import type { Recorder } from './recorder.ts';
import { scriptOf, stepsNow } from './script.ts';

export interface Pace {
  /** How long a candidate answers. */
  seconds: number;
  /** Mean pause between saves, in seconds. */
  saveEvery: number;
  /** Share of the turns at which the connection breaks. */
  dropRate: number;
  /** Says that the answering has to end early. */
  isOver?: () => boolean;
}

/**
 * Answers the whole paper within the time. A turn comes every `saveEvery` seconds on average; where the paper has
 * more to answer than there are turns, a turn answers several questions in one go, as one save.
 */
export async function answer(candidate: Candidate, exam: Exam, pace: Pace, chance: Chance): Promise<void> {
  const end = performance.now() + pace.seconds * 1000;
  const steps = scriptOf(exam.questions, chance);
  await candidate.sleep(chance() * pace.saveEvery * 1000);
  while (performance.now() < end && !pace.isOver?.()) {
    const turnsLeft = (end - performance.now()) / (pace.saveEvery * 1000);
    const count = stepsNow(steps.length, turnsLeft);
    if (count === 0) steps.push(...scriptOf(exam.questions, chance).slice(0, 1));
    for (const { question, choice } of steps.splice(0, Math.max(1, count)))
      candidate.choose(question, choice);
    candidate.kick();
    if (chance() < pace.dropRate) await candidate.comeBack();
    const rest = pace.saveEvery * 1000 * (0.5 + chance());
    await candidate.sleep(Math.min(rest, Math.max(0, end - performance.now())));
  }
}

/** Runs one phase for every candidate, each beginning at its own moment within `windowSeconds`. */
export async function phase(
  candidates: readonly Candidate[],
  windowSeconds: number,
  { recorder, chance }: { recorder: Recorder; chance: Chance },
  work: (candidate: Candidate, index: number) => Promise<void>,
): Promise<Candidate[]> {
  const still: Candidate[] = [];
  await Promise.all(
    candidates.map(async (candidate, index) => {
      try {
        await candidate.sleep(chance() * windowSeconds * 1000);
        await work(candidate, index);
        still.push(candidate);
      } catch (error) {
        // A refusal is already counted where it happened.
        if (error instanceof Refused) return;
        if (!(error instanceof GaveUp)) throw error;
        recorder.error(`${candidate.applicant.email}: ${error.message}`);
      }
    }),
  );
  return still;
}
