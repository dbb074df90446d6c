import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherFault } from '../../lib/fault.ts';
import { ROOT } from '../../lib/paths.ts';
import { waitUntil } from '../../lib/wait.ts';
import type { Product } from '../shared/product.ts';

/** The part of a V8 profile that is read here; times in microseconds. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

interface Reply {
  id: number;
  result: { profile: CpuProfile };
}

/** Where SIGUSR1 opens the inspector of a Node process. */
const INSPECTOR = 'http://127.0.0.1:9229/json';

/** Begins to profile a process of the run. @returns what ends it and gives the profile. */
export async function profile(product: Product, name: string): Promise<() => Promise<CpuProfile>> {
  const pid = product.pidOf(name);
  if (!pid) throw new LauncherFault(`There is no process ${name} to profile.`);
  process.kill(pid, 'SIGUSR1');
  let address: string | undefined;
  const look = async () => {
    const targets = await fetch(INSPECTOR).then(
      (answer) => answer.json(),
      () => [],
    );
    address = (targets as { webSocketDebuggerUrl?: string }[])[0]?.webSocketDebuggerUrl;
    return address !== undefined;
  };
  if (!(await waitUntil(look, { timeoutMs: 5000 })) || !address)
    throw new LauncherFault(`The inspector of ${name} does not open.`);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new LauncherFault(`${name} cannot be profiled.`)));
  });
  let id = 0;
  const ask = (method: string) =>
    new Promise<Reply>((resolve) => {
      const own = (id += 1);
      const hear = ({ data }: MessageEvent) => {
        const reply = JSON.parse(String(data)) as Reply;
        if (reply.id !== own) return;
        socket.removeEventListener('message', hear);
        resolve(reply);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id: own, method }));
    });
  await ask('Profiler.enable');
  await ask('Profiler.start');
  return async () => {
    const { result } = await ask('Profiler.stop');
    socket.close();
    return result.profile;
  };
}

/** Keeps a profile for a browser's developer tools. @returns its path. */
export function saveProfile(name: string, taken: CpuProfile): string {
  const folder = join(ROOT, '.concord-bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.cpuprofile`);
  writeFileSync(file, JSON.stringify(taken));
  return file;
}

/** What a source file belongs to: a package, a folder of ours, or Node itself. */
export function ownerOf(url: string, functionName: string): string {
  if (url.startsWith('node:')) return 'node';
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (inPackage) return inPackage;
  return /\/((?:services|libs)\/[^/]+)\//.exec(url)?.[1] ?? (functionName || 'native');
}

/** Self time by owner, in ms, the largest first; idle time is left out. */
export function timeByOwner({ nodes, samples, timeDeltas }: CpuProfile): [owner: string, ms: number][] {
  const owners = new Map(
    nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame.url, callFrame.functionName)]),
  );
  const times = new Map<string, number>();
  samples.forEach((sample, index) => {
    const owner = owners.get(sample) ?? '';
    times.set(owner, (times.get(owner) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  times.delete('(idle)');
  return [...times].sort(([, a], [, b]) => b - a);
}
