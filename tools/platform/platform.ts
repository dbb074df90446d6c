import { join } from 'node:path';
import { build } from '../lib/build.ts';
import { checkoutBuild } from '../lib/checkout-build.ts';
import { endPrograms } from '../lib/cli-run.ts';
import { printStep, printWarning } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { givenEnvironment } from '../lib/given-environment.ts';
import { prepareHome } from '../lib/home.ts';
import { cacheDir, ROOT } from '../lib/paths.ts';
import { RunFile } from '../lib/run-file.ts';
import { loadSecrets } from '../lib/secrets.ts';
import { Supervisor } from '../lib/supervisor.ts';
import { Timings } from '../lib/timings.ts';
import { httpStatus, waitUntil } from '../lib/wait.ts';
import { chromium } from '../stores/chromium.ts';
import { openStores } from '../stores/stores.ts';
import { makeDemoData } from './demo-data.ts';
import { commonEnvironment, seedEnvironment } from './environment.ts';
import type { PlatformSettings } from './platform-settings.ts';
import { requireNoDemoAccounts, requireOwnPassword } from './first-account.ts';
import { choosePorts } from './ports.ts';
import { loopbackOf, type ProcessStart, processStarts } from './process-starts.ts';
import { prepareDatabases } from './prepare.ts';
import { requirePort } from './settings.ts';
import { checkSettings, settingsFile } from './site-settings.ts';
import { stopInOrder } from './stop-in-order.ts';

/** The whole product on this machine: stores, processes, demo data. */
export class Platform {
  readonly timings = new Timings(Number(process.env.CONCORD_BOOT_STARTED) || Date.now());
  readonly supervisor: Supervisor;
  stores: string[] = [];
  chromiumPath: string | undefined;
  /** Stored accounts with the demo's password. */
  demoAccounts: readonly string[] = [];
  /** Notice that names the sample values in use. */
  sampleNotice: string | undefined;
  /** Reason why the demo data is not complete, and advice. */
  seedProblem: string | undefined;
  private readonly settings: PlatformSettings;
  private run: RunFile | undefined;
  private common: NodeJS.ProcessEnv = {};

  constructor(settings: PlatformSettings) {
    this.settings = settings;
    this.supervisor = new Supervisor({
      logs: join(settings.home, 'logs'),
      onChange: (running) => this.run?.update(running),
    });
  }

  async start(): Promise<void> {
    const { settings, timings, supervisor } = this;
    const { home } = settings;
    const cache = cacheDir();
    prepareHome(home);
    this.run = await RunFile.claim(home);
    await requirePort(settings);
    const secrets = loadSecrets(home);
    const own = givenEnvironment();
    requireOwnPassword(settings, own);
    const siteSettings = settingsFile(home, own);
    printStep('Finding or starting MongoDB, Redis and S3');
    const context = { home, cache, env: own, secrets, supervisor };
    const [stores, chromiumPath] = await Promise.all([
      timings.measure('stores', () => openStores(context, timings)),
      timings.measure('chromium', () => chromium(cache, own)),
      timings.measure('build', build),
    ]);
    this.sampleNotice = await checkSettings(siteSettings);
    this.stores = stores.labels;
    this.chromiumPath = chromiumPath;
    if (!chromiumPath) {
      printWarning('No Chromium was found, so PDF documents are off. Install chromium or set CHROMIUM_PATH.');
    }
    const ports = await choosePorts(settings.publicPort);
    const common = commonEnvironment(
      {
        settings,
        ports,
        secrets,
        stores: stores.env,
        chromiumPath,
        siteSettings,
        build: await checkoutBuild(ROOT),
      },
      own,
    );
    this.common = common;
    const starts = processStarts(settings, common, ports);
    const { MONGODB_DB_PREFIX = '', S3_BUCKET_PREFIX = '' } = common;
    const { STUDENTS_URL = '', EXAMS_URL = '', MEDIA_URL = '' } = common;
    const addresses = { STUDENTS_URL, EXAMS_URL, MEDIA_URL };
    this.run.noteStores({ ...stores.env, MONGODB_DB_PREFIX, S3_BUCKET_PREFIX, ...addresses });
    const all = [...starts.services, ...starts.others];
    this.run.noteProbes(Object.fromEntries(all.map(({ spec, probes }) => [spec.name, probes])));
    printStep('Starting the services');
    // The services wait for their databases, so they can boot meanwhile.
    await Promise.all([
      timings.measure('databases', () => this.prepare()),
      timings.measure('services', () => this.launch(starts.services)),
    ]);
    await timings.measure('workers and gateway', () => this.launch(starts.others));
    await timings.measure('seed', () => this.seed(common));
    await timings.measure('ready', () => this.waitUntilReady());
  }

  /** Prepares the services' databases. @throws LauncherError with the output of a failed preparation. */
  async prepare(): Promise<void> {
    const { demoAccounts } = await prepareDatabases(this.common);
    requireNoDemoAccounts(this.settings, demoAccounts);
    this.demoAccounts = demoAccounts;
  }

  /** Stops its processes and stores within 8 s. */
  async stop(): Promise<void> {
    endPrograms();
    await stopInOrder(this.supervisor);
    this.run?.release();
  }

  private async launch(starts: readonly ProcessStart[]): Promise<void> {
    await Promise.all(
      starts.map(({ spec, probes }) =>
        this.supervisor.start(spec, async () => {
          const statuses = await Promise.all(probes.map((url) => httpStatus(url)));
          return statuses.every((status) => status === 200);
        }),
      ),
    );
  }

  private async seed(common: NodeJS.ProcessEnv): Promise<void> {
    if (this.settings.seed !== 'demo') return;
    printStep('Making sure that the demo data is there');
    const env = seedEnvironment(this.localUrl, common);
    this.seedProblem = await makeDemoData({ env, logs: join(this.settings.home, 'logs') });
  }

  private get localUrl(): string {
    return `http://${loopbackOf(this.settings.publicHost)}:${this.settings.publicPort}`;
  }

  private async waitUntilReady(): Promise<void> {
    const url = `${this.localUrl}/api/health/ready`;
    if (await waitUntil(async () => (await httpStatus(url)) === 200, { timeoutMs: 60_000 })) return;
    const answer = await fetch(url).then(
      (response) => response.text(),
      (error: Error) => error.message,
    );
    throw new LauncherError(`Concord did not get ready in a minute. ${url} says: ${answer.slice(0, 600)}`);
  }
}
