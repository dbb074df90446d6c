import { NUMBER_OF } from '../config/compose-numbers.ts';
import type { Installation } from './installation.ts';
import { ask } from './ask.ts';

interface Container {
  Service: string;
  Name: string;
  State: string;
  Health: string;
}

const isReady = ({ State, Health }: Container) => State === 'running' && ['', 'healthy'].includes(Health);

/** Time of the last line of `list`; undefined if the service does not run. */
function lastBackup(): Date | undefined {
  try {
    const list = ask('docker', 'compose', 'exec', '-T', 'backup', 'node', 'tools/backup/main.ts', 'list');
    const time = list.trim().split('\n').at(-1)?.split(/\s+/)[1];
    return time ? new Date(time) : undefined;
  } catch {
    return undefined;
  }
}

/** The Docker Compose installation in the current folder. @throws Error when docker does not answer */
export function composeInstallation(): Installation {
  const containers = ask('docker', 'compose', 'ps', '--format', 'json')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Container);
  if (containers.length === 0) throw new Error('Nothing runs: docker compose up --detach --wait');
  const ready = (service: string) =>
    containers.filter((each) => each.Service === service && isReady(each)).length;
  const { NCPU, MemTotal } = JSON.parse(ask('docker', 'info', '--format', '{{json .}}')) as {
    NCPU: number;
    MemTotal: number;
  };
  return {
    ready: { gateway: ready('gateway'), exams: ready('exams'), 'exams-worker': ready('exams-worker') },
    unwell: containers
      .filter((each) => !isReady(each))
      .map(({ Name, State, Health }) => `${Name} is ${Health || State}.`),
    cores: NCPU,
    memoryMib: MemTotal / 1024 / 1024,
    lastBackup: lastBackup(),
    commandsFor: (needed) => [
      ...Object.entries(needed).map(([name, count]) => `# in .env: ${NUMBER_OF[name]}=${count}`),
      `docker compose up --detach --wait --no-deps --no-recreate ${Object.keys(needed).join(' ')}`,
    ],
  };
}
