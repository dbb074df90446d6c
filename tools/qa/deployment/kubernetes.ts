import { join } from 'node:path';
import { runProgram } from '../../lib/cli-run.ts';
import { printStep } from '../../lib/console.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { httpStatus, waitUntil } from '../../lib/wait.ts';
import { runJob } from './cluster-jobs.ts';
import { ClusterRestores, runRestore } from './cluster-restores.ts';
import { COPIES, restoreClaim, saveClaim, TOOLS_IMAGE } from './cluster-volumes.ts';
import type { Deployment, RestoreTrials } from './deployment.ts';
import { evictAll } from './eviction.ts';
import { firstAccount, makeSecrets, REGISTRY } from './installation.ts';
import { isReady, isRolledOut, isTrue, Kubectl, NAME_LABEL, type Pod, type Workload } from './kubectl.ts';
import { NodeAgents, publish } from './node-access.ts';
import { IMAGES, nextRelease } from './release.ts';

const NAMESPACE = 'concord';
const OVERLAY = 'k8s/overlays/demo';
const SECRET = 'concord-secrets';
/** The tag of the images in the manifests. */
const TAG = 'dev';
const NEXT = 'next';
const LIMIT = '--timeout=10m';
/** File of this machine with the content of the claim of backups. */
const SAVED = 'backups.tgz';
const LOOK_EVERY_MS = 500;
const LIMIT_MS = 600_000;
const MIB = 2 ** 20;

export interface ClusterOptions {
  /** Uses the existing namespace, and keeps it. */
  existing: boolean;
  /**
   * A program that loads images of this machine into the nodes, `kind load docker-image`; empty if nodes have
   * them.
   */
  load: string;
}

/** Metric of a kubelet with the memory of the product's containers. */
const WORKING_SET = new RegExp(
  `^container_memory_working_set_bytes{.*namespace="${NAMESPACE}",pod="([^"]+)"} (\\S+)`,
  'gm',
);

/** The demo overlay in the cluster of kubectl's configuration. */
export class KubernetesDeployment implements Deployment {
  readonly name: string;
  account: NodeJS.ProcessEnv = {};
  private tag = TAG;
  private nodePort: number | undefined;
  private site = '';
  private secret: Record<string, string> = {};
  private readonly options: ClusterOptions;
  private readonly kubectl = new Kubectl(NAMESPACE);
  private readonly agents = new NodeAgents(TOOLS_IMAGE);

  private constructor(version: string, options: ClusterOptions) {
    this.name = `Kubernetes ${version}`;
    this.options = options;
  }

  /** @throws LauncherError when the namespace exists already */
  static async open(options: ClusterOptions): Promise<KubernetesDeployment> {
    const kubectl = new Kubectl(NAMESPACE);
    const text = await kubectl.run(['version', '--output', 'json']);
    const { serverVersion } = JSON.parse(text) as { serverVersion: { gitVersion: string } };
    const found = await kubectl.run(['get', 'namespace', NAMESPACE, '--ignore-not-found']);
    if (found && !options.existing)
      throw new LauncherError(
        `The cluster has a namespace ${NAMESPACE} already: delete it, or add --existing to try what runs there.`,
      );
    return new KubernetesDeployment(serverVersion.gitVersion, options);
  }

  get url(): string {
    return this.site;
  }

  async up(): Promise<void> {
    if (!this.options.existing) {
      await this.kubectl.run(['apply', '--filename', 'k8s/base/namespace.yaml']);
      await this.kubectl.run(['apply', '--filename', '-'], await makeSecrets('--format', 'kubernetes'));
      await this.install();
    }
    const { data } = await this.kubectl.read<{ data: Record<string, string> }>('secret', SECRET);
    this.secret = data;
    this.account = firstAccount((name) => this.valueOf(name));
    await this.settle();
    printStep('all pods are ready; waiting for the demo data');
    await this.jobsDone();
    await this.agents.prepare();
  }

  async scale(numbers: Readonly<Record<string, number>>): Promise<void> {
    for (const [name, count] of Object.entries(numbers))
      await this.kubectl.run(['scale', `deployment/${name}`, `--replicas=${count}`]);
    await this.rolledOut('deployment');
  }

  async restart(): Promise<void> {
    await this.kubectl.run(['rollout', 'restart', 'deployment']);
    await this.rolledOut('deployment');
  }

  async prepareUpgrade(): Promise<void> {
    await nextRelease(REGISTRY, TAG, NEXT);
    const { load } = this.options;
    if (!load) throw new LauncherError('Add --load with a program that brings images to the nodes.');
    const [program = '', ...args] = load.split(' ');
    const images = IMAGES.map((image) => `${REGISTRY}/${image}:${NEXT}`);
    const { code, output } = await runProgram(program, [...args, ...images]);
    if (code !== 0) throw new LauncherError(`${load} ended with ${code}:\n${output.slice(-2000)}`);
  }

  async upgrade(): Promise<void> {
    await this.kubectl.run(['delete', 'jobs', '--all']);
    this.tag = NEXT;
    await this.install();
    await this.rolledOut('deployment');
  }

  async processes(): Promise<string[]> {
    const workloads = await this.kubectl.list<Workload>('deployments,statefulsets');
    return workloads.map(({ metadata }) => metadata.name);
  }

  async kill(process: string): Promise<void> {
    const pod = (await this.kubectl.pods(process)).find(isReady);
    if (!pod) throw new LauncherError(`No pod of ${process} is ready.`);
    await this.agents.kill(pod);
    // Until the cluster has noticed the change, everything seems ready.
    const isNoticed = async () => {
      const now = (await this.kubectl.pods(process)).find(
        ({ metadata }) => metadata.name === pod.metadata.name,
      );
      return !now || !isReady(now) || restartsOf(now) > restartsOf(pod);
    };
    await waitUntil(isNoticed, { timeoutMs: LIMIT_MS, everyMs: LOOK_EVERY_MS });
  }

  /** Evicts every process as the drain of a node does; a real drain would leave no room on a single node. */
  async drain(): Promise<void> {
    const pods = await this.kubectl.list<Pod>('pods', '--selector', 'pod-template-hash');
    await evictAll(this.kubectl, pods);
    await this.rolledOut('deployment');
  }

  async isReady(): Promise<boolean> {
    const workloads = await this.kubectl.list<Workload>('deployments,statefulsets');
    return workloads.every(isRolledOut) && (await httpStatus(`${this.url}/api/health/ready`)) === 200;
  }

  async loseRedis(): Promise<void> {
    await this.kubectl.run(['scale', 'statefulset/redis', '--replicas=0']);
    await this.kubectl.run(['delete', 'persistentvolumeclaim', 'data-redis-0']);
    await this.kubectl.run(['scale', 'statefulset/redis', '--replicas=1']);
    await this.rolledOut('statefulset/redis');
  }

  async restartMongo(): Promise<void> {
    await this.kubectl.run(['rollout', 'restart', 'statefulset/mongo']);
    await this.rolledOut('statefulset/mongo');
  }

  async backup(folder: string): Promise<void> {
    const { code, output } = await runJob(this.kubectl, 'backup');
    if (code !== 0) throw new LauncherError(`The job backup failed:\n${output}`);
    if (folder) await saveClaim(this.kubectl, COPIES, join(folder, SAVED));
  }

  async restore(folder: string): Promise<void> {
    if (this.options.existing)
      throw new LauncherError(
        'A restore would remove what runs there: leave --existing or the phase restore out.',
      );
    await this.kubectl.run(['delete', 'namespace', NAMESPACE]);
    await this.kubectl.run(['apply', '--filename', 'k8s/base/namespace.yaml']);
    const metadata = { name: SECRET };
    await this.kubectl.apply({ apiVersion: 'v1', kind: 'Secret', metadata, data: this.secret });
    await restoreClaim(this.kubectl, COPIES, join(folder, SAVED));
    // A preparation would create a first account in the empty stores.
    await this.install('--selector', 'app.kubernetes.io/component!=prepare');
    await this.rolledOut('statefulset');
    await this.kubectl.run(['wait', 'job/mongo-initiate', '--for=condition=Complete', LIMIT]);
    const { code, output } = await runRestore(this.kubectl, []);
    if (code !== 0) throw new LauncherError(`The restore ended with ${code}:\n${output.slice(-3000)}`);
    await this.install();
    await this.settle();
  }

  get trials(): RestoreTrials | undefined {
    return this.options.existing ? undefined : new ClusterRestores(this.kubectl, this.agents);
  }

  async consistency(): Promise<string[]> {
    const { code, output } = await runJob(this.kubectl, 'check');
    const problems = output.split('\n').filter((line) => /^ {4}\S/.test(line));
    return code === 0 || problems.length > 0 ? problems.map((line) => line.trim()) : [output.trim()];
  }

  async memory(): Promise<Map<string, number>> {
    const nodes = await this.kubectl.list<{ metadata: { name: string } }>('nodes');
    const memory = new Map<string, number>();
    for (const { metadata } of nodes) {
      const path = `/api/v1/nodes/${metadata.name}/proxy/metrics/resource`;
      const text = await this.kubectl.run(['get', '--raw', path]);
      for (const [, pod = '', bytes] of text.matchAll(WORKING_SET)) memory.set(pod, Number(bytes) / MIB);
    }
    return memory;
  }

  async diagnosis(): Promise<string> {
    const lines = ['--selector', NAME_LABEL, '--prefix', '--tail=15', '--max-log-requests=60'];
    const asked = [
      ['get', 'pods', '--output', 'wide'],
      ['get', 'events', '--sort-by=.lastTimestamp'],
      ['logs', ...lines],
    ];
    const texts = await Promise.all(asked.map((args) => this.kubectl.run(args).catch(String)));
    return texts.join('\n');
  }

  async down(): Promise<void> {
    await this.agents.end();
    if (!this.options.existing)
      await this.kubectl.run(['delete', 'namespace', NAMESPACE, '--ignore-not-found', LIMIT]);
  }

  /** Applies the overlay with the images of the tag. */
  private async install(...selection: string[]): Promise<void> {
    const text = await this.kubectl.run(['kustomize', OVERLAY]);
    const own = new RegExp(`(image: ${REGISTRY}/[a-z-]+):${TAG}$`, 'gm');
    await this.kubectl.run(['apply', '--filename', '-', ...selection], text.replace(own, `$1:${this.tag}`));
  }

  /** Waits until everything is ready, and publishes the site. */
  private async settle(): Promise<void> {
    const { url, nodePort } = await publish(this.kubectl, this.nodePort);
    this.site = url;
    this.nodePort = nodePort;
    await this.rolledOut('statefulset');
    await this.rolledOut('deployment');
    if (!(await waitUntil(() => this.isReady(), { timeoutMs: LIMIT_MS, everyMs: LOOK_EVERY_MS })))
      throw new LauncherError(`${url}/api/health/ready does not say that everything is ready.`);
  }

  /** Waits for the jobs. @throws LauncherError when one failed */
  private async jobsDone(): Promise<void> {
    const areDone = async () => {
      const jobs = await this.kubectl.list<Workload>('jobs');
      const failed = jobs.find(({ status }) => isTrue('Failed', status.conditions));
      if (failed)
        throw new LauncherError(`The job ${failed.metadata.name} failed.\n${await this.diagnosis()}`);
      return jobs.every(({ status }) => isTrue('Complete', status.conditions));
    };
    if (!(await waitUntil(areDone, { timeoutMs: LIMIT_MS, everyMs: LOOK_EVERY_MS })))
      throw new LauncherError('Not all jobs ended.');
  }

  private async rolledOut(what: string): Promise<void> {
    await this.kubectl.run(['rollout', 'status', what, LIMIT]);
  }

  private valueOf(name: string): string {
    return Buffer.from(this.secret[name] ?? '', 'base64').toString();
  }
}

const restartsOf = ({ status }: Pod): number => status.containerStatuses?.[0]?.restartCount ?? 0;
