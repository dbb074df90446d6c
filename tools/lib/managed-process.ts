import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { printFailure } from './console.ts';
import { consoleText, LineLimiter } from './console-lines.ts';
import { processBirth, signalGroup } from './process-table.ts';
import { RotatingLog } from './rotating-log.ts';
import { waitUntil } from './wait.ts';

export interface ProcessSpec {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Output goes to the log file only, for programs that log to stderr. */
  quiet?: boolean;
  /** Text of its output after which it is restarted, although it still runs. */
  mustRestart?: string;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Run of a program in a process group of its own, with its output in `<logs>/<name>.log`. */
export class ManagedProcess {
  readonly spec: ProcessSpec;
  readonly pid: number;
  readonly birth: string;
  readonly exited: Promise<Exit>;
  ended = false;
  private readonly child: ChildProcess;
  private readonly log: RotatingLog;
  private readonly limiter = new LineLimiter();

  constructor(spec: ProcessSpec, logs: string) {
    this.spec = spec;
    this.log = new RotatingLog(join(logs, `${spec.name}.log`));
    this.child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env ?? process.env,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.pid = this.child.pid ?? 0;
    this.birth = this.pid ? (processBirth(this.pid) ?? '') : '';
    this.exited = new Promise((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        this.ended = true;
        resolve({ code, signal });
      };
      this.child.once('error', (error) => {
        printFailure(`${spec.name}: ${error.message}`);
        end(127, null);
      });
      this.child.once('exit', end);
    });
    this.child.once('close', () => this.log.close());
    this.follow(this.child.stdout, false);
    this.follow(this.child.stderr, true);
  }

  get name(): string {
    return this.spec.name;
  }

  /**
   * Sends SIGTERM to the whole group, and SIGKILL after the grace period; resolves when the group has ended.
   */
  async stop(graceMs: number): Promise<void> {
    if (!this.pid) return;
    signalGroup(this.pid, 'SIGTERM');
    const gone = () => this.ended && !signalGroup(this.pid, 0);
    if (await waitUntil(gone, { timeoutMs: graceMs, everyMs: 25 })) return;
    signalGroup(this.pid, 'SIGKILL');
    await waitUntil(gone, { timeoutMs: 1000, everyMs: 25 });
  }

  private follow(stream: NodeJS.ReadableStream | null, fromStderr: boolean): void {
    if (!stream) return;
    stream.on('data', (data: Buffer) => this.record(data));
    stream.on('error', () => undefined);
    if (this.spec.quiet) return;
    createInterface({ input: stream }).on('line', (line) => this.echo(line, fromStderr));
  }

  private record(data: Buffer): void {
    const { isFailing, file } = this.log;
    this.log.write(data);
    const { mustRestart, name } = this.spec;
    if (mustRestart && !this.ended && data.includes(mustRestart)) {
      printFailure(`${name} says ${mustRestart}: it is ended, to be started again`);
      signalGroup(this.pid, 'SIGKILL');
    }
    if (!isFailing && this.log.isFailing)
      printFailure(
        `${file} cannot be written: is the disk full or read-only? Lines are left out until it can.`,
      );
  }

  private echo(line: string, fromStderr: boolean): void {
    const text = consoleText(line, fromStderr);
    if (text === undefined) return;
    const verdict = this.limiter.next(Date.now());
    if (verdict === 'show') printFailure(`${this.spec.name}: ${text}`);
    if (verdict === 'last')
      printFailure(`${this.spec.name}: more errors follow; they are in ${this.log.file}`);
  }
}
