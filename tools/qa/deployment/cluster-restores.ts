import { join } from 'node:path';
import { runProgram } from '../../lib/cli-run.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { ROOT } from '../../lib/paths.ts';
import { waitUntil } from '../../lib/wait.ts';
import { COPIES, runIn } from './cluster-volumes.ts';
import type { Damage, Ended, RestoreTrials } from './deployment.ts';
import type { Kubectl, Pod } from './kubectl.ts';
import type { NodeAgents } from './node-access.ts';

const SCRIPT = join('deploy', 'restore-kubernetes.sh');
const JOB = 'job-name=restore';
const START_MS = 120_000;
const LOOK_EVERY_MS = 1000;

/**
 * Shell text that finds the largest file of the backups; the original is kept beside it while it is damaged.
 */
const LARGEST = `file=$(find data -type f ! -name '*.kept' -printf '%s %p\\n' | sort -n | tail -n 1 | cut -d' ' -f2-)`;
const DAMAGES: Readonly<Record<Damage, string>> = {
  torn: `${LARGEST} && cp "$file" "$file.kept" && truncate -s $(($(stat -c %s "$file") / 2)) "$file"`,
  missing: `${LARGEST} && mv "$file" "$file.kept"`,
};
const REPAIR = `file=$(find data -name '*.kept') && mv "$file" "\${file%.kept}"`;

/** Runs the operator's script of a restore. */
export const runRestore = (
  kubectl: Kubectl,
  args: readonly string[],
  onLine?: (line: string) => void,
): Promise<Ended> =>
  runProgram('sh', [SCRIPT, ...args], {
    cwd: ROOT,
    env: { ...process.env, NAMESPACE: kubectl.namespace },
    onLine,
  });

/** Failing restores in a cluster. */
export class ClusterRestores implements RestoreTrials {
  private readonly kubectl: Kubectl;
  private readonly agents: NodeAgents;

  constructor(kubectl: Kubectl, agents: NodeAgents) {
    this.kubectl = kubectl;
    this.agents = agents;
  }

  async withDamage(damage: Damage, work: () => Promise<void>): Promise<void> {
    await runIn(this.kubectl, COPIES, DAMAGES[damage]);
    await work().finally(() => runIn(this.kubectl, COPIES, REPAIR));
  }

  restore(...args: string[]): Promise<Ended> {
    return runRestore(this.kubectl, args);
  }

  restoreKilled(text: string, ...args: string[]): Promise<Ended> {
    return runRestore(this.kubectl, args, (line) => {
      if (line.includes(text)) void this.killRestore();
    });
  }

  /** Starts everything by hand, as an operator might. */
  async start(): Promise<Ended> {
    await this.kubectl.run(['scale', 'deployment', '--all', '--replicas=1']);
    let output = '';
    const saysWhy = async () => {
      const selected = ['--selector', 'app.kubernetes.io/name=students', '--tail=20'];
      output = await this.kubectl.run(['logs', ...selected]).catch(String);
      return output.includes('is not finished');
    };
    const isRefused = await waitUntil(saysWhy, { timeoutMs: START_MS, everyMs: LOOK_EVERY_MS });
    return { code: isRefused ? 1 : 0, output };
  }

  private async killRestore(): Promise<void> {
    const pods = await this.kubectl.list<Pod>('pods', '--selector', JOB);
    const pod = pods.at(-1);
    if (!pod) throw new LauncherError('There is no pod of the restore.');
    await this.agents.kill(pod);
  }
}
