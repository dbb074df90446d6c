import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';
import { isAlive } from '../lib/process-table.ts';
import { cleanEnvironment } from './test-stores.ts';

interface Run {
  processes: { name: string; pid: number; birth: string }[];
}

/** The whole product, started the way a person starts it, on data of its own. */
export class RunningProduct {
  readonly url: string;
  readonly home = mkdtempSync(join(tmpdir(), 'concord-e2e-'));
  output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<number>;

  private constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.child = spawn(process.execPath, [join(ROOT, 'tools', 'concord.ts'), 'start'], {
      cwd: ROOT,
      env: { ...cleanEnvironment(), CONCORD_HOME: this.home, PORT: String(port), CONCORD_BOOT_STARTED: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = new Promise((resolve) => this.child.once('exit', (code) => resolve(code ?? 1)));
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
  }

  static async create(): Promise<RunningProduct> {
    return new RunningProduct(await freePort());
  }

  /** Waits until the launcher prints that it is ready. @returns false when it ended before. */
  async ready(): Promise<boolean> {
    const announced = new Promise<boolean>((resolve) => {
      this.child.stdout?.on('data', () => this.output.includes('Concord is ready at') && resolve(true));
    });
    return Promise.race([announced, this.ended.then(() => false)]);
  }

  /** Stops it as a terminal does. @returns how long that took and which processes are left. */
  async stop(): Promise<{ milliseconds: number; left: string[]; code: number }> {
    const processes = this.processes();
    const from = Date.now();
    this.child.kill('SIGTERM');
    const code = await this.ended;
    const milliseconds = Date.now() - from;
    const left = processes.filter(({ pid, birth }) => isAlive(pid, birth)).map(({ name }) => name);
    return { milliseconds, left, code };
  }

  dispose(): void {
    rmSync(this.home, { recursive: true, force: true });
  }

  private processes(): Run['processes'] {
    try {
      return (JSON.parse(readFileSync(join(this.home, 'run.json'), 'utf8')) as Run).processes;
    } catch {
      return [];
    }
  }
}
