import { printStep } from '../../lib/console.ts';
import type { Goal, Table } from '../report/output.ts';
import { whole } from '../report/output.ts';
import type { Usage } from '../processes/process-watch.ts';
import { withStartedProduct } from '../processes/product.ts';
import { presentTree, type ReleaseTree, treeOf } from './release-tree.ts';
import { median, spreadOf, sum } from '../report/statistics.ts';
import { type HallShape, runScenario, type ScenarioOutcome } from '../exam/scenario.ts';

/** Maximum times of the present sources, relative to those of the other commit. */
const AT_MOST = 1.2;

interface Run {
  commit: string;
  outcome: ScenarioOutcome;
}

/** Runs one hall on a new product with empty stores. */
function runOn(tree: ReleaseTree, shape: HallShape): Promise<ScenarioOutcome> {
  printStep(`A hall on ${tree.name}`);
  return withStartedProduct((product) => runScenario({ ...shape, product }), { root: tree.folder });
}

const p95Of = ({ recorder }: ScenarioOutcome, operation: 'seated' | 'save') =>
  spreadOf(recorder.series[operation].ms).p95;

const busy = (usages: readonly Usage[], process: string): string => {
  const samples = usages.find(({ name }) => name === process)?.samples ?? [];
  return samples.length === 0 ? '' : whole(sum(samples.map(({ cpu }) => cpu)) / samples.length);
};

function rowOf({ commit, outcome }: Run): (string | number)[] {
  const { recorder, results, usages } = outcome;
  const [seated, save, submit] = (['seated', 'save', 'submit'] as const).map((name) =>
    spreadOf(recorder.series[name].ms),
  );
  const times = [seated?.p50, seated?.p95, seated?.p99, save?.p50, save?.p95, submit?.p95];
  const { errors, mismatches, failedCalls } = recorder;
  return [
    commit,
    ...times.map((ms) => whole(ms ?? 0)),
    errors.length,
    mismatches.length,
    failedCalls.length,
    results,
    busy(usages, 'mongodb'),
  ];
}

const HEAD = [
  'ms',
  'seated p50',
  'p95',
  'p99',
  'save p50',
  'p95',
  'submit p95',
  'errors',
  'mismatches',
  '5xx',
  'results',
  'store % of a core',
];

/**
 * Runs the same hall on the present sources and on a commit, by turns.
 * @returns a row for each run, and the goals
 */
export async function compareCommits(
  shape: HallShape,
  commit: string,
  rounds: number,
): Promise<{ table: Table; goals: Goal[] }> {
  const trees = [await treeOf(commit), await presentTree()];
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const tree of trees) runs.push({ commit: tree.name, outcome: await runOn(tree, shape) });
  const goals = (['seated', 'save'] as const).map((operation): Goal => {
    const [before = 0, now = 0] = trees.map(({ name }) =>
      median(runs.filter((run) => run.commit === name).map(({ outcome }) => p95Of(outcome, operation))),
    );
    const share = now / Math.max(1, before);
    return {
      text: `${operation} p95: ${whole(now)} ms, ${share.toFixed(2)}x of ${whole(before)} (at most ${AT_MOST}x)`,
      holds: share <= AT_MOST,
    };
  });
  return { table: [HEAD, ...runs.map(rowOf)], goals };
}
