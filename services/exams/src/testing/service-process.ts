import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const DIST = join(__dirname, '..', '..', 'dist');
const START_MS = 30_000;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A built process of the service, run for real. */
export class ServiceProcess {
  readonly url: string;
  private child?: ChildProcess;
  private output = '';

  constructor(
    private readonly entry: 'main' | 'worker',
    private readonly env: Record<string, string>,
    private readonly port: number,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(DIST, `${this.entry}.js`)], {
      env: { ...this.env, PORT: String(this.port), PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-20_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.child = child;
    const until = Date.now() + START_MS;
    while (Date.now() < until && child.exitCode === null) {
      if (await isReady(this.url)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${this.entry} did not start: ${this.output}`);
  }

  /** Log lines of the process so far. */
  get log(): string {
    return this.output;
  }

  /** @returns its exit code; null when it did not end by itself. */
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
