import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { eventually } from './eventually';
import { freePort } from './free-port';

/** Start time-out: several services start at once on a busy machine. */
const START_MS = 50_000;
const OUTPUT_MAX = 20_000;
const RUN_TOGETHER = join(__dirname, '..', '..', 'dist', 'http', 'run-together.js');

/** A built service or worker as its own process, which can be killed. */
export class ServiceProcess {
  readonly url: string;
  private child?: ChildProcess;
  private output = '';

  private constructor(
    private readonly file: string,
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly port: number,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /** @param file the built entry (`dist/main.js`), @param env its whole environment except PORT and PATH */
  static async of(file: string, env: Readonly<Record<string, string | undefined>>): Promise<ServiceProcess> {
    return new ServiceProcess(file, env, await freePort());
  }

  /** Runs a built program (`dist/prepare.js`) to its end. @throws Error with its output if it fails. */
  static async run(file: string, env: Readonly<Record<string, string | undefined>>): Promise<void> {
    const program = new ServiceProcess(file, env, 0);
    const child = program.spawn();
    await once(child, 'close');
    if (child.exitCode !== 0) throw new Error(`${file} failed: ${program.log}`);
  }

  /** End of the process's output. */
  get log(): string {
    return this.output;
  }

  /**
   * Starts it, or restarts it after {@link end}, and waits until it is ready.
   * @param preparation a built program (`dist/prepare.js`) that runs in the same process during the
   * start: loading the same modules in another process takes a second of CPU time
   * @throws Error with its output
   */
  async start(preparation?: string): Promise<void> {
    const child = this.spawn(preparation ? this.together(preparation) : [this.file]);
    const look = async () => (child.exitCode === null ? (await isReady(this.url)) && 'ready' : 'ended');
    const state = await eventually(look, START_MS).catch(() => 'late');
    if (state !== 'ready') throw new Error(`${this.file} did not start (${state}): ${this.output}`);
  }

  /**
   * Preparation in the same process. Not by Node's flags: threads of the service would inherit them
   * and prepare as well.
   */
  private together(preparation: string): string[] {
    const own = (file: string, port: number) => `${relative(process.cwd(), file)}=${port}`;
    return [RUN_TOGETHER, own(preparation, 0), own(this.file, this.port)];
  }

  private spawn(args: readonly string[] = [this.file]): ChildProcess {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, ...this.env, PORT: String(this.port) };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const append = (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-OUTPUT_MAX));
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    this.child = child;
    return child;
  }

  /** @returns its exit code; null if a signal ended it. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).status === 200;
  } catch {
    return false;
  }
}
