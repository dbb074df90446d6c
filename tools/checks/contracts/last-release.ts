import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/paths.ts';
import { contractProblems } from './contract-problems.ts';
import { type Contracts, describeCall, describeJob } from './describe-contracts.ts';

const FILE = join(ROOT, 'libs', 'contracts', 'releases', 'last.json');

/** The contracts as they are built. */
export async function presentContracts(): Promise<Contracts> {
  const built = await import('@concord/contracts');
  const { calls, internalCalls, QUEUES } = built;
  const { cardPaymentJob, documentJob, exportJob, gradeJob, mailJob, statisticsJob, taskJob } = built;
  const payloads = {
    grading: gradeJob,
    documents: documentJob,
    exports: exportJob,
    mail: mailJob,
    statistics: statisticsJob,
    tasks: taskJob,
    memberTasks: taskJob,
    cardPayments: cardPaymentJob,
  } satisfies Record<keyof typeof QUEUES, unknown>;
  const described = Object.entries({ ...calls, ...internalCalls }).map(([name, call]) => [
    name,
    describeCall(call, built.BODY_LIMITS.default),
  ]);
  const jobs = Object.entries(QUEUES).map(([name, queue]) => [
    queue,
    describeJob(payloads[name as keyof typeof payloads]),
  ]);
  return {
    level: built.COMPATIBILITY_LEVEL,
    calls: Object.fromEntries(described) as Contracts['calls'],
    jobs: Object.fromEntries(jobs) as Contracts['jobs'],
  };
}

/** Formats the contracts with one line per call, so that a diff shows each changed call. */
function textOf({ level, calls, jobs }: Contracts): string {
  const lines = (all: object) =>
    Object.entries(all)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n  "level": ${level},\n  "calls": {\n${lines(calls)}\n  },\n  "jobs": {\n${lines(jobs)}\n  }\n}\n`;
}

export const lastRelease = (): Contracts => JSON.parse(readFileSync(FILE, 'utf8')) as Contracts;

/** The present contracts as a release stores them. */
export const contractsText = async (): Promise<string> => textOf(await presentContracts());

/** Changes that break the last release; the build must be up to date. */
export const releaseProblems = async (): Promise<string[]> =>
  contractProblems(lastRelease(), await presentContracts());
