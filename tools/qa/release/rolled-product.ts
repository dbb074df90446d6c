import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../lib/cli-run.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { ManagedProcess } from '../../lib/managed-process.ts';
import { ROOT } from '../../lib/paths.ts';
import { freePort } from '../../lib/ports.ts';
import { loadSecrets } from '../../lib/secrets.ts';
import { httpStatus, waitUntil } from '../../lib/wait.ts';
import { commonEnvironment, prepareEnvironment, processEnvironment } from '../../platform/environment.ts';
import { DEMO_SUPER_ADMIN } from '../../platform/first-account.ts';
import { type Ports, PROCESSES, type ProcessName, SERVICES } from '../../platform/ports.ts';
import { Product } from '../../platform/product.ts';
import type { ReleaseTree } from './release-tree.ts';
import { TcpBalancer } from '../processes/tcp-balancer.ts';

/** Number of processes of each kind; one for workers whose results no candidate waits for. */
const COUNTS: Readonly<Record<ProcessName, number>> = {
  students: 2,
  exams: 2,
  media: 2,
  members: 1,
  'students-worker': 1,
  'exams-worker': 2,
  'media-worker': 1,
  'members-worker': 1,
  gateway: 2,
};
const DRAIN_SECONDS = 5;
const START_LIMIT_MS = 120_000;
/** Grace period of a container. */
const GRACE_MS = 40_000;

/** Running stores. */
interface Stores {
  env: NodeJS.ProcessEnv;
  labels: readonly string[];
}

interface Member {
  readonly name: ProcessName;
  readonly tree: ReleaseTree;
  readonly port: number;
  readonly process: ManagedProcess;
}

/** Order of an upgrade: services and workers, then gateways. */
export const UPGRADE_ORDER: readonly ProcessName[] = PROCESSES.flatMap((name) =>
  Array<ProcessName>(COUNTS[name]).fill(name),
);
/** Order of a roll-back: gateways first. */
export const ROLL_BACK_ORDER: readonly ProcessName[] = UPGRADE_ORDER.toSorted(
  (one, other) => Number(other === 'gateway') - Number(one === 'gateway'),
);

/** Path of a process's program in a release. */
function programOf(name: ProcessName, { folder }: ReleaseTree): string {
  const [service = '', program = 'main'] = name.split('-');
  return join(folder, 'services', service, 'dist', `${program}.js`);
}
/** False for a process that a release does not have yet. */
const hasProgram = (name: ProcessName, tree: ReleaseTree): boolean => existsSync(programOf(name, tree));

/**
 * Several processes of each kind behind balancers; each process can be replaced by one of another release.
 */
export class RolledProduct extends Product {
  private readonly labels: readonly string[];
  private members: readonly Member[] = [];
  private started = 0;
  private readonly folder: string;
  private readonly common: NodeJS.ProcessEnv;
  private readonly balancers: Readonly<Record<ProcessName, TcpBalancer>>;

  private constructor(stores: Stores, folder: string, balancers: Record<ProcessName, TcpBalancer>) {
    const publicPort = balancers.gateway.port;
    super(`http://127.0.0.1:${publicPort}`, undefined);
    this.labels = stores.labels;
    this.folder = folder;
    this.balancers = balancers;
    mkdirSync(join(folder, 'logs'), { recursive: true });
    const settings = {
      home: folder,
      publicPort,
      publicHost: '127.0.0.1',
      publicUrl: this.url,
      seed: 'none',
      isCompact: false,
    };
    const parts = {
      settings,
      ports: this.ports,
      secrets: loadSecrets(folder),
      stores: {},
      chromiumPath: undefined,
    };
    this.common = {
      ...commonEnvironment(parts, { ...DEMO_SUPER_ADMIN, ...stores.env }),
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      ASSETS_ARCHIVE: join(folder, 'assets'),
      // Earlier releases have no heartbeats, and request the health of workers.
      ...Object.fromEntries(
        SERVICES.map((name) => [
          `${name.toUpperCase()}_WORKER_URL`,
          `http://127.0.0.1:${balancers[`${name}-worker`].port}`,
        ]),
      ),
    };
  }

  /** @param folder for logs, secrets and the web files of all releases */
  static async start(stores: Stores, folder: string, tree: ReleaseTree): Promise<RolledProduct> {
    const made = await Promise.all(PROCESSES.map(async (name) => [name, await TcpBalancer.start()] as const));
    const product = new RolledProduct(
      stores,
      folder,
      Object.fromEntries(made) as Record<ProcessName, TcpBalancer>,
    );
    await product.prepare(tree);
    for (const name of UPGRADE_ORDER)
      if (hasProgram(name, tree)) product.join(await product.launch(name, tree));
    return product;
  }

  override get stores(): string {
    return this.labels.join(', ');
  }

  /** One gateway's own address: behind the balancer all clients would share a network address. */
  get oneGateway(): Product {
    const gateway = this.members.find(({ name }) => name === 'gateway');
    if (!gateway) throw new LauncherError('No gateway runs.');
    return new Product(`http://127.0.0.1:${gateway.port}`, undefined);
  }

  /** Prepares the databases for a release, before its processes start. */
  async prepare(tree: ReleaseTree): Promise<void> {
    const { folder, hasPrepare } = tree;
    for (const service of SERVICES) {
      if (!hasPrepare || !hasProgram(service, tree)) continue;
      const file = join(folder, 'services', service, 'dist', 'prepare.js');
      const env = prepareEnvironment(service, this.common);
      const { code, output } = await runProgram(process.execPath, [file], { cwd: folder, env });
      if (code !== 0)
        throw new LauncherError(`${output.trim()}\nThe database of ${service} could not be prepared.`);
    }
  }

  /** Archives the web files of a release whose own gateways do not: a gateway of `by` does it. */
  async archiveAssets(of: ReleaseTree, by: ReleaseTree): Promise<void> {
    const { process } = await this.launch('gateway', by, { WEB_ROOT: join(of.folder, 'apps') });
    await process.stop(GRACE_MS);
  }

  /**
   * Starts a process of this release, and ends one of another release when it is ready. Either release may lack the
   * process.
   */
  async replace(name: ProcessName, tree: ReleaseTree): Promise<void> {
    const running = this.members.filter((member) => member.name === name);
    const old = running.find((member) => member.tree !== tree);
    if (!old && running.length > 0) throw new LauncherError(`Every ${name} is of ${tree.name} already.`);
    if (hasProgram(name, tree)) this.join(await this.launch(name, tree));
    if (!old) return;
    this.members = this.members.filter((member) => member !== old);
    this.balancers[name].remove(old.port);
    await old.process.stop(GRACE_MS);
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map(({ process }) => process.stop(GRACE_MS)));
    await Promise.all(Object.values(this.balancers).map((balancer) => balancer.close()));
  }

  private get ports(): Ports {
    return Object.fromEntries(PROCESSES.map((name) => [name, this.balancers[name].port])) as Ports;
  }

  private join(member: Member): void {
    this.members = [...this.members, member];
    this.balancers[member.name].add(member.port);
  }

  private async launch(name: ProcessName, tree: ReleaseTree, more: NodeJS.ProcessEnv = {}): Promise<Member> {
    const port = await freePort();
    const settings = {
      home: this.folder,
      publicPort: port,
      publicHost: '127.0.0.1',
      publicUrl: this.url,
      seed: 'none',
      isCompact: false,
    };
    const env = {
      // A process of an earlier release may need a secret that processes no longer get.
      ...(tree.folder !== ROOT && this.common),
      ...processEnvironment(name, this.common, { ...this.ports, [name]: port }, settings),
      ...(name === 'gateway' && { WEB_ROOT: join(tree.folder, 'apps') }),
      // Creates the first account in a release without a program that prepares databases.
      ...(!tree.hasPrepare && name === 'students' && prepareEnvironment(name, this.common)),
      ...more,
    };
    this.started += 1;
    const spec = {
      name: `${name}-${this.started}-${tree.name}`,
      command: process.execPath,
      args: [programOf(name, tree)],
      cwd: tree.folder,
      env,
    };
    const started = new ManagedProcess({ ...spec, quiet: true }, join(this.folder, 'logs'));
    const path = name === 'gateway' ? '/api/health/live' : '/health/ready';
    const isReady = async () =>
      started.ended || (await httpStatus(`http://127.0.0.1:${port}${path}`)) === 200;
    if (!(await waitUntil(isReady, { timeoutMs: START_LIMIT_MS })) || started.ended)
      throw new LauncherError(`${spec.name} does not start. Its log: ${this.folder}/logs/${spec.name}.log`);
    return { name, tree, port, process: started };
  }
}
