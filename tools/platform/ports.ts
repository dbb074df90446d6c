import { freePort } from '../lib/ports.ts';

/** Services with a database and a worker each. */
export const SERVICES = ['media', 'students', 'exams', 'members'] as const;
export const PROCESSES = [
  ...SERVICES,
  'students-worker',
  'exams-worker',
  'media-worker',
  'members-worker',
  'gateway',
] as const;
/** Workers that may share one process. */
export const WORKERS = PROCESSES.filter((name) => name.endsWith('-worker'));
/** The name of that process. */
export const SHARED_PROCESS = 'workers';
/** The names under which a process may run: a worker's own, or that of the process which all of them may share. */
export const runningNames = (name: string): readonly string[] =>
  WORKERS.some((worker) => worker === name) ? [name, SHARED_PROCESS] : [name];
export type ProcessName = (typeof PROCESSES)[number];
export type Ports = Record<ProcessName, number>;

/** The gateway has the public port; all others take free ones on loopback. */
export async function choosePorts(publicPort: number): Promise<Ports> {
  const ports = { gateway: publicPort } as Ports;
  for (const name of PROCESSES) if (name !== 'gateway') ports[name] = await freePort();
  return ports;
}

/** Port at which a process answers Prometheus, counted from the first of their ports; 0: none. */
export const metricsPort = (first: number, name: ProcessName): number =>
  first === 0 ? 0 : first + PROCESSES.indexOf(name);
