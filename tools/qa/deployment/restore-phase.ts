import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt } from '@concord/contracts';
import { printStep } from '../../lib/console.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { inParallel } from '../../seed/api.ts';
import { type Choice, differences, snapshotOf } from '../ledger/answer-ledger.ts';
import { compareResults, type Sitting } from '../exam/results.ts';
import { seededRandom } from '../people/random.ts';
import { RefusedError, type RunContext } from '../people/retrying-client.ts';
import type { Drill } from './context.ts';
import { newRecorder, sit, timed } from './phases.ts';
import type { PhaseReport } from './report.ts';

const LOOK_MS = 50;
const AT_ONCE = 8;
/** Maximum time until candidates continue after a restore. */
const LIMIT_MS = 300_000;

/** Choices that a backup of an attempt may contain: those acknowledged or sent while it was made. */
class AllowedChoices {
  private readonly choices = new Map<string, Set<Choice>>();

  add({ candidate }: Sitting): void {
    const now = snapshotOf(candidate.ledger);
    for (const { _id } of candidate.attempt?.exam.questions ?? []) {
      const known = this.choices.get(_id) ?? new Set<Choice>();
      for (const choice of now.allowed(_id)) known.add(choice);
      this.choices.set(_id, known);
    }
  }

  allowed(question: string): Choice[] {
    return [...(this.choices.get(question) ?? [null])];
  }
}

/**
 * Tracks the choices that a backup may contain for every candidate, from the beginning of `work` to its end.
 */
export async function following(
  sittings: readonly Sitting[],
  work: () => Promise<void>,
): Promise<Map<Sitting, AllowedChoices>> {
  const expected = new Map(sittings.map((sitting) => [sitting, new AllowedChoices()]));
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  while (!isOver) {
    for (const [sitting, allowed] of expected) allowed.add(sitting);
    await Promise.race([pause(LOOK_MS), done]);
  }
  for (const [sitting, allowed] of expected) allowed.add(sitting);
  await done;
  return expected;
}

/**
 * Makes a backup while a hall sits, and restores it into empty stores. It must contain answers and results
 * that were acknowledged before, and the hall must continue.
 */
export async function restorePhase(drill: Drill): Promise<PhaseReport> {
  const { deployment, hall, options, folder } = drill;
  const earlier = [...drill.submitted];
  let seated: readonly Sitting[] = [];
  let expected = new Map<Sitting, AllowedChoices>();
  let copying = 0;
  const { recorder, submitted } = await sit(drill, {
    faults: [{ kind: 'backup', at: 10 }],
    inject: async () => {
      copying = await timed(async () => {
        expected = await following(seated, () => deployment.backup(folder));
      });
      return undefined;
    },
    onSeated: (sittings) => (seated = sittings),
  });
  if (copying === 0) throw new LauncherError(recorder.errors[0] ?? 'The backup was not made.');
  printStep(`backed up in ${Math.round(copying)} s; everything is removed and restored`);
  const ready = await timed(() => deployment.restore(folder));

  printStep('comparing, and carrying on');
  const random = seededRandom(options.seed);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const run: RunContext = { recorder, random, signal };
  const after = newRecorder();
  const again: Sitting[] = [];
  await inParallel(submitted, AT_ONCE, async (sitting) => {
    const candidate = sitting.candidate.carriedOn(deployment.url, { ...run, recorder: after });
    try {
      const path = `/api/exams/attempts/${candidate.attempt?._id ?? ''}`;
      const answer = await candidate.connection.call<Attempt>('GET', path);
      const questions = sitting.exam.questions.map(({ _id }) => _id);
      const allowed = expected.get(sitting);
      const lines = allowed
        ? differences(questions, answer.body.answers ?? {}, allowed)
        : ['nothing was followed'];
      for (const line of lines) after.mismatches.push(`${candidate.examinee.email}, restored: ${line}`);
      await candidate.submit();
      again.push({ ...sitting, candidate });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    } finally {
      candidate.connection.close();
    }
  });
  await compareResults(hall, [...earlier, ...again], after);
  recorder.errors.push(...after.errors);
  recorder.mismatches.push(...after.mismatches);
  const problems = await deployment.consistency();
  return {
    name: 'backup and restore',
    ready,
    recorder,
    goals: [
      {
        text: `${again.length} of ${options.candidates} carried on (all)`,
        holds: again.length === options.candidates,
      },
      {
        text: `${problems.length} problems of consistency (0)${problems.map((line) => `\n    ${line}`).join('')}`,
        holds: problems.length === 0,
      },
    ],
  };
}
