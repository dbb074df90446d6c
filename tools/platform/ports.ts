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
/** Name of the process that workers may share. */
export const SHARED_PROCESS = 'workers';
/** Possible names of a process: a worker's own, or that of the shared process. */
export const runningNames = (name: string): readonly string[] =>
  WORKERS.some((worker) => worker === name) ? [name, SHARED_PROCESS] : [name];
export type ProcessName = (typeof PROCESSES)[number];
export type Ports = Record<ProcessName, number>;

/** The gateway gets the public port; all others get free ones on loopback. */
export async function choosePorts(publicPort: number): Promise<Ports> {
  const ports = { gateway: publicPort } as Ports;
  for (const name of PROCESSES) if (name !== 'gateway') ports[name] = await freePort();
  return ports;
}

/** Port of a process for Prometheus, counted from the first of these ports; 0: none. */
export const metricsPort = (first: number, name: ProcessName): number =>
  first === 0 ? 0 : first + PROCESSES.indexOf(name);
