import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanEnvironment } from '../lib/clean-environment.ts';
import { ROOT } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';
import { isAlive } from '../lib/process-table.ts';
import { DEMO_SUPER_ADMIN } from './first-account.ts';
import { Product } from './product.ts';

interface StartOptions {
  /** Another clone of the repository. */
  root?: string;
  /** Data folder to keep; by default a new one, which is removed. */
  home?: string;
  env?: NodeJS.ProcessEnv;
}

/** The whole product, started by the launcher as usual, with its own data and the demo's account. */
export class StartedProduct extends Product {
  output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<number>;

  private constructor(port: number, { root = ROOT, home, env = {} }: StartOptions) {
    super(`http://127.0.0.1:${port}`, home ?? mkdtempSync(join(tmpdir(), 'concord-e2e-')));
    this.child = spawn(process.execPath, [join(root, 'tools', 'bootstrap.mjs'), 'start'], {
      cwd: root,
      env: {
        ...cleanEnvironment(),
        ...DEMO_SUPER_ADMIN,
        ...env,
        CONCORD_HOME: this.home,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = new Promise((resolve) => this.child.once('exit', (code) => resolve(code ?? 1)));
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
  }

  static async start(options: StartOptions = {}): Promise<StartedProduct> {
    return new StartedProduct(await freePort(), options);
  }

  override get stores(): string {
    return /^ {2}stores: (.*)$/m.exec(this.output)?.[1] ?? 'unknown';
  }

  /** Waits until the launcher prints that it is ready. @returns false when it ended before. */
  async ready(): Promise<boolean> {
    const announced = new Promise<boolean>((resolve) => {
      this.child.stdout?.on('data', () => this.output.includes('Ctrl-C stops it') && resolve(true));
    });
    return Promise.race([announced, this.ended.then(() => false)]);
  }

  /** Stops it by Ctrl-C, as in a terminal. @returns duration, exit code and remaining processes */
  async stop(): Promise<{ milliseconds: number; left: string[]; code: number }> {
    const processes = this.processes();
    const from = Date.now();
    this.child.kill('SIGTERM');
    const code = await this.ended;
    const milliseconds = Date.now() - from;
    const left = processes.filter(({ pid, birth }) => isAlive(pid, birth)).map(({ name }) => name);
    return { milliseconds, left, code };
  }

  /** Removes its data. */
  dispose(): void {
    rmSync(this.home ?? '', { recursive: true, force: true });
  }
}
