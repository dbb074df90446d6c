import { endPrograms } from '../lib/cli-run.ts';
import { build } from '../lib/build.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { lint, types } from '../suites/checks.ts';
import { e2e, faults, security } from '../suites/e2e.ts';
import { integration, prepareMinio } from '../suites/integration.ts';
import { projects } from '../suites/projects.ts';
import type { SuiteResult } from '../suites/result.ts';
import { endWith, runSuite } from '../suites/run-suite.ts';
import { closeTestStores } from '../stores/test-stores.ts';
import { unit } from '../suites/unit.ts';

type Suite = (projects: readonly string[], store?: string) => Promise<SuiteResult[]>;

const PARTS = ['lint', 'types', 'unit', 'integration', 'faults', 'e2e', 'security'] as const;
type PartName = (typeof PARTS)[number];

/** Parts that can run for some projects alone. */
const BY_PROJECT: readonly PartName[] = ['unit', 'integration'];

/**
 * Groups run one after the other, the lanes of a group in parallel. Integration tests mostly wait, the
 * others compute. Journeys and attacks run alone: beside integration tests both become slower and less certain.
 */
const PARALLEL_GROUPS: readonly (readonly (readonly PartName[])[])[] = [
  [['lint', 'types', 'unit', 'faults'], ['integration']],
  [['e2e']],
  [['security']],
];

interface Wanted {
  parts: readonly PartName[];
  /** Projects to test; empty for all. */
  wanted: string[];
  /** MongoDB server of the integration tests; all servers when absent. */
  store?: string;
}

/** Removes `--store mongoeco` from the arguments. */
function readStore(args: readonly string[]): { store?: string; rest: string[] } {
  const at = args.indexOf('--store');
  if (at < 0) return { rest: [...args] };
  const store = args[at + 1];
  if (store !== 'mongoeco') throw new LauncherError(`--store can be mongoeco, not "${store ?? ''}".`);
  return { store, rest: args.filter((_, index) => index !== at && index !== at + 1) };
}

/**
 * Parses `unit integration admin`: parts of the tests, then projects; `--store` belongs to the
 * integration tests.
 */
export function readWanted(given: readonly string[], known: readonly string[]): Wanted {
  const { store, rest: args } = readStore(given);
  if (!store) return readNames(args, known);
  if (PARTS.some((part) => part !== 'integration' && args.includes(part)))
    throw new LauncherError('Only the integration tests can run on another store.');
  return { ...readNames(['integration', ...args], known), parts: ['integration'], store };
}

function readNames(args: readonly string[], known: readonly string[]): Wanted {
  const parts = PARTS.filter((part) => args.includes(part));
  const wanted = args.filter((name) => !PARTS.some((part) => part === name));
  const unknown = wanted.find((name) => !known.includes(name));
  const all = [...PARTS, ...known].join(', ');
  if (unknown) throw new LauncherError(`There is no part or project "${unknown}". There are: ${all}.`);
  if (wanted.length === 0) return { parts: parts.length > 0 ? parts : PARTS, wanted };
  const whole = parts.find((part) => !BY_PROJECT.includes(part));
  if (whole)
    throw new LauncherError(`${whole} always runs for all projects; name ${BY_PROJECT.join(' or ')}.`);
  return { parts: parts.length > 0 ? parts : BY_PROJECT, wanted };
}

/** Runs the named parts of the tests, or all, and ends with a summary line. */
export async function test(args: string[]): Promise<void> {
  const { parts, wanted, store } = readWanted(args, ['tools', ...projects().map(({ name }) => name)]);
  new Shutdown(async () => {
    endPrograms();
    await closeTestStores();
  }, 130);
  const minio = parts.includes('integration') && !store ? prepareMinio() : Promise.resolve(undefined);
  const suites: Record<PartName, Suite> = {
    lint,
    types,
    unit,
    integration: (chosen) => integration(minio, chosen, store),
    faults,
    e2e,
    security,
  };
  const results: SuiteResult[] = [];
  // The build runs first: beside tests it would remove files that their processes use.
  results.push(...(await runSuite('build', async () => (await build(), []))));
  for (const group of PARALLEL_GROUPS) {
    const lanes = group.map((lane) => lane.filter((part) => parts.includes(part)));
    const runLane = async (lane: readonly PartName[]) => {
      const made: SuiteResult[] = [];
      for (const part of lane) made.push(...(await runSuite(part, () => suites[part](wanted))));
      return made;
    };
    results.push(...(await Promise.all(lanes.map(runLane))).flat());
  }
  endWith(results);
}
