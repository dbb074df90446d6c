import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { LauncherError } from '../../lib/launcher-error.ts';
import { ROOT } from '../../lib/paths.ts';

interface Condition {
  type: string;
  status: string;
}

export interface Pod {
  metadata: { name: string; labels?: Record<string, string>; deletionTimestamp?: string };
  spec: { nodeName?: string };
  status: {
    conditions?: Condition[];
    containerStatuses?: { restartCount: number; containerID?: string }[];
  };
}

/** A Deployment, StatefulSet or Job, with the fields that drills read. */
export interface Workload {
  metadata: { name: string; generation: number };
  spec: { replicas?: number };
  status: {
    observedGeneration?: number;
    replicas?: number;
    updatedReplicas?: number;
    readyReplicas?: number;
    conditions?: Condition[];
  };
}

/** The label that names the process of a pod. */
export const NAME_LABEL = 'app.kubernetes.io/name';

/** True if a condition of this type holds. */
export const isTrue = (type: string, conditions: readonly Condition[] = []): boolean =>
  conditions.some((condition) => condition.type === type && condition.status === 'True');

export const isReady = ({ metadata, status }: Pod): boolean =>
  !metadata.deletionTimestamp && isTrue('Ready', status.conditions);

/** True if every replica is of the latest revision and ready, and no other one is left. */
export const isRolledOut = ({ metadata, spec: { replicas = 1 }, status }: Workload): boolean =>
  status.observedGeneration === metadata.generation &&
  [status.replicas, status.updatedReplicas, status.readyReplicas].every((count = 0) => count === replicas);

/** kubectl for one namespace of the configured cluster. */
export class Kubectl {
  readonly namespace: string;

  constructor(namespace: string) {
    this.namespace = namespace;
  }

  start(args: readonly string[]): ChildProcessWithoutNullStreams {
    return spawn('kubectl', ['--namespace', this.namespace, ...args], { cwd: ROOT });
  }

  /** @param input standard input of the program @throws LauncherError with kubectl's message */
  async run(args: readonly string[], input = ''): Promise<string> {
    const child = this.start(args);
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const ended = new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
    const [output, refusal, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    if (code === 0) return output;
    throw new LauncherError(`kubectl ${args.join(' ')}: ${refusal.trim() || `ended with ${code}`}`);
  }

  async read<T>(...args: string[]): Promise<T> {
    return JSON.parse(await this.run(['get', '--output', 'json', ...args])) as T;
  }

  async list<T>(...args: string[]): Promise<T[]> {
    return (await this.read<{ items: T[] }>(...args)).items;
  }

  /** The pods of a process. */
  pods(name: string): Promise<Pod[]> {
    return this.list<Pod>('pods', '--selector', `${NAME_LABEL}=${name}`);
  }

  /** Creates or changes objects. */
  apply(...objects: object[]): Promise<string> {
    const list = { apiVersion: 'v1', kind: 'List', items: objects };
    return this.run(['apply', '--filename', '-'], JSON.stringify(list));
  }
}
