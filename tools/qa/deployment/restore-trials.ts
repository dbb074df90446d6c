import { printStep } from '../../lib/console.ts';
import { waitUntil } from '../../lib/wait.ts';
import { type Goal, none } from '../report/output.ts';
import type { Drill } from './context.ts';
import { timed } from './phases.ts';
import type { PhaseReport } from './report.ts';

/** Exit code of a restore that changed nothing. */
const UNCHANGED = 2;
const READY_MS = 300_000;

/**
 * Restores that must be refused, because stores are in use or backups are damaged, and restores that are
 * killed. Each must report it by its exit code, and leave the product unchanged or prevent its start; the
 * same command must continue it.
 */
export async function restoreTrialsPhase({ deployment }: Drill): Promise<PhaseReport> {
  const { trials } = deployment;
  if (!trials) throw new Error('This deployment makes no backups of its own');
  const goals: Goal[] = [];
  const isReady = () => waitUntil(() => deployment.isReady(), { timeoutMs: READY_MS, everyMs: 1000 });
  const refused = async (what: string, words: RegExp, ...args: string[]) => {
    printStep(`a restore ${what}`);
    const { code, output } = await trials.restore(...args);
    goals.push(
      { text: `${what}: ends with ${code} (${UNCHANGED})`, holds: code === UNCHANGED },
      { text: `${what}: says why`, holds: words.test(output) && output.includes('Nothing was changed') },
      { text: `${what}: everything is ready afterwards`, holds: await isReady() },
    );
  };

  await deployment.backup('');
  await refused('onto filled stores', /are not empty: they hold [\d,]+ documents/);
  await refused('with another name', /name of this installation/, '--replace', 'another');
  const ofDamaged = /restic ended with|not whole/;
  await trials.withDamage('torn', () => refused('of a torn backup', ofDamaged, '--replace', 'concord'));
  await trials.withDamage('missing', () =>
    refused('of a backup without one of its files', ofDamaged, '--replace', 'concord'),
  );

  // A kill during the restore of files needs thousands of them here; specs of the program cover it.
  printStep('a restore that is killed in the database');
  const killed = await trials.restoreKilled('restoring the database', '--replace', 'concord');
  const start = await trials.start();
  let again = { code: -1, output: '' };
  const ready = await timed(async () => (again = await trials.restore()));
  const problems = await deployment.consistency();
  const goesOn = again.code === 0 && again.output.includes('continuing an unfinished restore');
  goals.push(
    { text: `killed in the database: ends with ${killed.code} (not 0)`, holds: killed.code !== 0 },
    {
      text: 'killed in the database: nothing starts on its stores, and says why',
      holds: start.code !== 0 && start.output.includes('is not finished'),
    },
    {
      text: `killed in the database: the same command goes on and ends with ${again.code} (0)`,
      holds: goesOn,
    },
    none(problems.length, 'problems of consistency after it'),
    { text: 'everything is ready in the end', holds: await isReady() },
  );
  return { name: 'restores that fail', ready, goals };
}
