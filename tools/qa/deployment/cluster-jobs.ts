import { LauncherError } from '../../lib/launcher-error.ts';
import { waitUntil } from '../../lib/wait.ts';
import type { Ended } from './deployment.ts';
import { isTrue, type Kubectl, type Workload } from './kubectl.ts';

const LIMIT_MS = 600_000;
const LOOK_EVERY_MS = 500;

/** Runs a CronJob's job now, as the documents tell operators, and waits for its end. */
export async function runJob(kubectl: Kubectl, cronJob: string): Promise<Ended> {
  const name = `${cronJob}-now`;
  await kubectl.run(['delete', 'job', name, '--ignore-not-found']);
  await kubectl.run(['create', 'job', name, '--from', `cronjob/${cronJob}`]);
  let code: number | undefined;
  const isOver = async () => {
    const { status } = await kubectl.read<Workload>('job', name);
    if (isTrue('Complete', status.conditions)) code = 0;
    if (isTrue('Failed', status.conditions)) code = 1;
    return code !== undefined;
  };
  if (!(await waitUntil(isOver, { timeoutMs: LIMIT_MS, everyMs: LOOK_EVERY_MS })))
    throw new LauncherError(`The job ${name} did not end.`);
  return { code: code ?? 1, output: await kubectl.run(['logs', `job/${name}`]) };
}
