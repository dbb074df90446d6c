import type { Exam } from '@concord/contracts';
import { inParallel } from '../../seed/api.ts';
import { seededRandom } from '../people/random.ts';
import { Recorder } from '../ledger/recorder.ts';
import type { RunContext } from '../people/retrying-client.ts';
import { Candidate } from './candidate.ts';
import type { Hall } from './hall.ts';

const AT_ONCE = 8;

/** Context of a run without an end. */
export const ownRun = (recorder = new Recorder()): RunContext => ({
  recorder,
  random: seededRandom(1),
  signal: new AbortController().signal,
});

/** Signs in `count` examinees of the hall and starts a new exam, a few at a time. */
export async function seat(
  url: string,
  hall: Hall,
  { title, count, questions, minutes }: { title: string; count: number; questions: number; minutes: number },
): Promise<{ exam: Exam; candidates: Candidate[] }> {
  await hall.fill(count);
  const exam = await hall.makeExam(title, questions, minutes);
  const assignments = await hall.assign(exam, count);
  const run = ownRun();
  const candidates = hall.examinees.slice(0, count).map((examinee) => new Candidate(url, examinee, run));
  await inParallel(candidates, AT_ONCE, async (candidate, index) => {
    await candidate.signIn();
    await candidate.start(assignments[index] ?? '');
    candidate.connection.close();
  });
  return { exam, candidates };
}
