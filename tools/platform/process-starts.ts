import { join } from 'node:path';
import type { ProcessSpec } from '../lib/managed-process.ts';
import { ROOT } from '../lib/paths.ts';
import { processEnvironment, workersEnvironment } from './environment.ts';
import type { PlatformSettings } from './platform-settings.ts';
import { type Ports, type ProcessName, SERVICES, SHARED_PROCESS, WORKERS } from './ports.ts';

/** A process, and where it answers when it is started. */
export interface ProcessStart {
  spec: ProcessSpec;
  probes: readonly string[];
}

const RUN_TOGETHER = join(ROOT, 'libs', 'nest-platform', 'dist', 'http', 'run-together.js');
/** Bounds new objects, for processes whose calls may wait for a collection: 9 MB less at rest for files and members. */
const FEW_NEW_OBJECTS = '--max-semi-space-size=2';
const UNHURRIED: readonly ProcessName[] = ['media', 'members'];
/** Heap limits as in the Dockerfile; for all workers in one process, larger by their idle memory. */
const PRINTING_FLAGS = { alone: memoryFlags(256), together: memoryFlags(384) };

/**
 * Setting of the Dockerfile: glibc gives each thread an arena of memory, and seldom releases what is free in it.
 * Without a limit (mallopt(3)) the idle product holds 75 MB more.
 */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

function memoryFlags(megabytes: number): readonly string[] {
  return [FEW_NEW_OBJECTS, `--max-old-space-size=${megabytes}`];
}

/** Host name by which this machine reaches a server that listens on `host`. */
export const loopbackOf = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;

/** The built file of a process, from the root of the repository. */
function fileOf(name: ProcessName): string {
  const [service = '', program = 'main'] = name.split('-');
  return `services/${service}/dist/${program}.js`;
}

const probeOf = (name: ProcessName, ports: Ports, host = '127.0.0.1', path = ''): string =>
  `http://${host}:${ports[name]}${path}/health/live`;

const specOf = (name: string, args: readonly string[], env: NodeJS.ProcessEnv): ProcessSpec => ({
  name,
  command: process.execPath,
  // Without maps of sources, which the containers have: they take 5 MB in each process.
  args: [...args],
  cwd: ROOT,
  env: { ...FEW_ARENAS, ...env },
});

/** Start specifications of every process: services first, then workers, alone or in one process, and the gateway. */
export function processStarts(
  settings: PlatformSettings,
  common: NodeJS.ProcessEnv,
  ports: Ports,
): { services: ProcessStart[]; others: ProcessStart[] } {
  const own = (name: ProcessName, flags: readonly string[] = []): ProcessStart => ({
    spec: specOf(name, [...flags, fileOf(name)], processEnvironment(name, common, ports, settings)),
    probes: [probeOf(name, ports)],
  });
  const together: ProcessStart = {
    spec: specOf(
      SHARED_PROCESS,
      [...PRINTING_FLAGS.together, RUN_TOGETHER, ...WORKERS.map((name) => `${fileOf(name)}=${ports[name]}`)],
      workersEnvironment(common, ports, settings),
    ),
    probes: WORKERS.map((name) => probeOf(name, ports)),
  };
  const alone = WORKERS.map((name) => own(name, name === 'media-worker' ? PRINTING_FLAGS.alone : []));
  const gateway = own('gateway');
  gateway.probes = [probeOf('gateway', ports, loopbackOf(settings.publicHost), '/api')];
  return {
    services: SERVICES.map((name) => own(name, UNHURRIED.includes(name) ? [FEW_NEW_OBJECTS] : [])),
    others: [...(settings.isCompact ? [together] : alone), gateway],
  };
}
