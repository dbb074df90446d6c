import { spawn } from 'node:child_process';
import { signalGroup } from './process-table.ts';

export interface RunResult {
  code: number;
  output: string;
  /** True if {@link endPrograms} ended it: then its exit code has no meaning. */
  wasEnded: boolean;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  onLine?: (line: string) => void;
}

const running = new Set<number>();
const ended = new Set<number>();

/** Kills every program that runProgram has started, with its children. */
export function endPrograms(): void {
  for (const pid of running) {
    ended.add(pid);
    signalGroup(pid, 'SIGKILL');
  }
}

/** Runs a program to its end and collects its output; never throws. */
export function runProgram(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const pid = child.pid;
    if (pid) running.add(pid);
    const kill = () => pid && signalGroup(pid, 'SIGKILL');
    const limit = options.timeoutMs ? setTimeout(kill, options.timeoutMs) : undefined;
    let output = '';
    let rest = '';
    const take = (data: string) => {
      output += data;
      const lines = (rest + data).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) options.onLine?.(line);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
    const end = (result: Omit<RunResult, 'wasEnded'>) => {
      if (pid) running.delete(pid);
      clearTimeout(limit);
      resolve({ ...result, wasEnded: pid !== undefined && ended.delete(pid) });
    };
    child.once('error', (error) => end({ code: 127, output: `${output}${error.message}` }));
    child.once('close', (code, signal) => {
      if (rest) options.onLine?.(rest);
      end({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}
