import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../../lib/cli-run.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { freePort } from '../../lib/ports.ts';
import { httpStatus, waitUntil } from '../../lib/wait.ts';
import { Checkout } from './checkout.ts';
import { withDamagedBackups } from './damaged-backups.ts';
import type { Deployment, RestoreTrials } from './deployment.ts';
import { COMPOSE_NUMBERS, NUMBER_OF } from '../../config/compose-numbers.ts';
import { firstAccount, REGISTRY } from './installation.ts';
import { docker, IMAGES, nextRelease } from './release.ts';

const PROJECT = 'concord-drill';
const PROCESSES = [
  'gateway',
  'students',
  'students-worker',
  'exams',
  'exams-worker',
  'media',
  'media-worker',
  'members',
  'members-worker',
];
const STORES = ['mongo', 'redis', 'minio'];
const STORE_IMAGES = ['MONGO_IMAGE', 'REDIS_IMAGE', 'MINIO_IMAGE', 'CADDY_IMAGE'];
const GONE_MS = 20_000;

const restoring = (args: readonly string[]) => ['sh deploy/restore.sh', ...args].join(' ');

interface State {
  Service: string;
  State: string;
  Health: string;
}

/** A checkout that is installed as the pages for operators describe, with its own project name and port. */
export class ComposeDeployment implements Deployment {
  readonly url: string;
  readonly account: NodeJS.ProcessEnv;
  name = 'Docker Compose';
  private readonly folder: string;
  private readonly checkout: Checkout;
  private readonly tag: string;
  private numbers: Readonly<Record<string, number>> = COMPOSE_NUMBERS;

  private constructor(folder: string, checkout: Checkout, port: number, tag: string) {
    this.folder = folder;
    this.checkout = checkout;
    this.tag = tag;
    this.url = `http://127.0.0.1:${port}`;
    this.account = firstAccount((name) => checkout.valueOf(name));
  }

  /** Makes secrets, and images unless CONCORD_VERSION names existing ones. */
  static async prepare(given = process.env.CONCORD_VERSION): Promise<ComposeDeployment> {
    const folder = mkdtempSync(join(tmpdir(), 'concord-compose-'));
    const port = await freePort();
    const tag = given ?? 'drill';
    // Outside the volumes, like a folder on another disk. The backup program runs as a user unknown to this
    // machine.
    const copies = join(folder, 'copies');
    mkdirSync(copies);
    chmodSync(copies, 0o777);
    const checkout = await Checkout.make(join(folder, 'concord'), PROJECT);
    const [secrets = ''] = checkout.commandsOf('install-compose', 'install');
    await checkout.mustRun(secrets);
    checkout.set(
      `CONCORD_VERSION=${tag}`,
      `CONCORD_REGISTRY=${REGISTRY}`,
      `PUBLIC_URL=http://localhost:${port}`,
      `HTTP_PORT=127.0.0.1:${port}`,
      // Uses other images of the stores if the environment names them.
      ...STORE_IMAGES.flatMap((name) => (process.env[name] ? [`${name}=${process.env[name]}`] : [])),
      `BACKUP_VOLUME=${copies}`,
    );
    const deployment = new ComposeDeployment(folder, checkout, port, tag);
    const compose = (await deployment.compose('version --short')).trim();
    const engine = (await docker(['version', '--format', '{{.Server.Version}}'])).trim();
    deployment.name = `Docker Compose ${compose}, Docker ${engine}`;
    // Removes the remains of an earlier drill.
    await deployment.removeAll();
    if (!given) await deployment.compose('--profile demo build');
    return deployment;
  }

  /** Starts the containers; the images exist already. */
  async up(): Promise<void> {
    const [, up = ''] = this.checkout.commandsOf('install-compose', 'install');
    await this.checkout.mustRun(up.replace('--build', '--no-build'));
  }

  async scale(numbers: Readonly<Record<string, number>>): Promise<void> {
    this.numbers = { ...this.numbers, ...numbers };
    const lines = Object.entries(numbers).map(([process, number]) => `${NUMBER_OF[process]}=${number}`);
    this.checkout.set(...lines);
    const [line = ''] = this.checkout.commandsOf('before-the-exam', 'scale');
    const command = line.split(' ').filter((word) => !Object.hasOwn(NUMBER_OF, word));
    await this.checkout.mustRun([...command, ...Object.keys(numbers)].join(' '));
  }

  restart(): Promise<void> {
    return this.roll();
  }

  prepareUpgrade(): Promise<void> {
    return nextRelease(REGISTRY, this.tag, this.nextTag);
  }

  async upgrade(): Promise<void> {
    this.checkout.set(`CONCORD_VERSION=${this.nextTag}`);
    await this.roll();
  }

  processes(): Promise<string[]> {
    return Promise.resolve([...PROCESSES, ...STORES]);
  }

  /** Kills from a container that sees all processes: `docker kill` would count as a stop by the operator. */
  async kill(service: string): Promise<void> {
    const container = await this.containerOf(service);
    const pid = await this.pidOf(container);
    const seesAll = ['--pid', 'host', '--network', 'none', '--user', '0'];
    const image = `${REGISTRY}/gateway:${this.tag}`;
    await docker(['run', '--rm', ...seesAll, '--entrypoint', 'sh', image, '-c', `kill -9 ${pid}`]);
    const isGone = async () => (await this.pidOf(container)) !== pid;
    if (!(await waitUntil(isGone, { timeoutMs: GONE_MS })))
      throw new LauncherError(`${service} did not end after SIGKILL`);
  }

  async isReady(): Promise<boolean> {
    const well = (await this.states()).filter(
      ({ State, Health }) => State === 'running' && ['', 'healthy'].includes(Health),
    );
    const isThere = (service: string) =>
      well.filter(({ Service }) => Service === service).length >= (this.numbers[service] ?? 1);
    if (![...PROCESSES, ...STORES].every(isThere)) return false;
    return (await httpStatus(`${this.url}/api/health/ready`)) === 200;
  }

  async loseRedis(): Promise<void> {
    await this.compose('rm --stop --force redis');
    await docker(['volume', 'rm', `${PROJECT}_redis`]);
    await this.compose('up --detach --no-build --no-deps --wait redis');
  }

  async restartMongo(): Promise<void> {
    await this.compose('restart mongo');
  }

  async backup(): Promise<void> {
    await this.follow('backup-and-restore', 'make');
  }

  async restore(): Promise<void> {
    await this.compose('down --volumes --remove-orphans');
    await this.follow('backup-and-restore', 'restore');
    await this.up();
  }

  async rotate(): Promise<void> {
    await this.checkout.mustRun('npm run rotate');
  }

  get trials(): RestoreTrials {
    return {
      withDamage: (damage, work) => withDamagedBackups(join(this.folder, 'copies'), damage, work),
      restore: (...args) => this.checkout.run(restoring(args)),
      restoreKilled: (text, ...args) =>
        this.checkout.run(restoring(args), (line) => {
          if (line.includes(text)) void this.killRestore();
        }),
      start: async () => {
        const { code, output } = await this.checkout.run('docker compose up --detach --no-build --wait');
        const log = await this.compose('logs --tail 5 students-prepare');
        return { code, output: `${output}${log}` };
      },
    };
  }

  async consistency(): Promise<string[]> {
    const { code, output } = await this.checkout.run('docker compose run --rm --no-deps -T check');
    const problems = output.split('\n').filter((line) => /^ {4}\S/.test(line));
    return code === 0 || problems.length > 0 ? problems.map((line) => line.trim()) : [output.trim()];
  }

  async memory(): Promise<Map<string, number>> {
    const ids = (await this.compose('ps --quiet')).split('\n').filter(Boolean);
    const text = await docker(['stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}', ...ids]);
    const found = text.matchAll(/^(\S+) ([\d.]+)(KiB|MiB|GiB) /gm);
    const factors: Record<string, number> = { KiB: 1 / 1024, MiB: 1, GiB: 1024 };
    return new Map(
      [...found]
        .map(([, name = '', size, unit = '']): [string, number] => [
          name.replace(`${PROJECT}-`, ''),
          Number(size) * (factors[unit] ?? 1),
        ])
        .sort(([one], [other]) => one.localeCompare(other)),
    );
  }

  async diagnosis(): Promise<string> {
    const states = await this.compose('ps --all');
    return `${states}\n${await this.compose('logs --no-color --tail 15')}`;
  }

  async down(): Promise<void> {
    await this.removeAll();
    const tags = [...(process.env.CONCORD_VERSION ? [] : [this.tag]), this.nextTag];
    const images = tags.flatMap((tag) => IMAGES.map((image) => `${REGISTRY}/${image}:${tag}`));
    await runProgram('docker', ['image', 'rm', '--force', ...images]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get nextTag(): string {
    return `${this.tag}-next`;
  }

  private roll(): Promise<void> {
    return this.follow('upgrade', 'roll');
  }

  /** Runs the commands of a page. */
  private async follow(page: string, name: string): Promise<void> {
    await this.checkout.mustRun(this.checkout.commandsOf(page, name).join('\n'));
  }

  private async removeAll(): Promise<void> {
    await this.compose("--profile '*' down --volumes --remove-orphans");
  }

  private async states(): Promise<State[]> {
    const text = await this.compose('ps --format json');
    return text
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as State);
  }

  private async containerOf(service: string): Promise<string> {
    const [container] = (await this.compose(`ps --quiet ${service}`)).split('\n').filter(Boolean);
    if (!container) throw new LauncherError(`${service} does not run`);
    return container;
  }

  private async pidOf(container: string): Promise<string> {
    return (await docker(['inspect', '--format', '{{.State.Pid}}', container])).trim();
  }

  private compose(args: string): Promise<string> {
    return this.checkout.mustRun(`docker compose ${args}`);
  }

  private async killRestore(): Promise<void> {
    const labels = [`project=${PROJECT}`, 'service=backup', 'oneoff=True'];
    const filters = labels.flatMap((label) => ['--filter', `label=com.docker.compose.${label}`]);
    const containers = (await docker(['ps', '--quiet', ...filters])).split('\n').filter(Boolean);
    await docker(['kill', ...containers]);
  }
}
