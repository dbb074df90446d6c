import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { Ports, ProcessName } from './ports.ts';

export interface PlatformSettings {
  home: string;
  publicPort: number;
  publicHost: string;
  publicUrl: string;
  seed: string;
}

interface Parts {
  settings: PlatformSettings;
  ports: Ports;
  secrets: Secrets;
  stores: Record<string, string>;
  chromiumPath: string | undefined;
}

/** The variables of all processes: the launcher's own environment between defaults and what the launcher decides. */
export function commonEnvironment(parts: Parts, own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { settings, ports, secrets, stores, chromiumPath } = parts;
  const url = (name: ProcessName) => `http://127.0.0.1:${ports[name]}`;
  return {
    LOG_LEVEL: 'info',
    MONGODB_DB_PREFIX: 'concord',
    S3_BUCKET_PREFIX: 'concord',
    SUPER_ADMIN_USERNAME: 'admin',
    SUPER_ADMIN_EMAIL: 'admin@concord.example',
    SUPER_ADMIN_PASSWORD: 'peace2026',
    ...secrets,
    ...own,
    ...stores,
    NODE_ENV: 'production',
    // All is on this machine, and whoever stops it does not wait.
    DRAIN_SECONDS: '0',
    SEED: settings.seed,
    PUBLIC_URL: settings.publicUrl,
    CONCORD_HOME: settings.home,
    STUDENTS_URL: url('students'),
    EXAMS_URL: url('exams'),
    MEDIA_URL: url('media'),
    ...(chromiumPath ? { CHROMIUM_PATH: chromiumPath } : {}),
  };
}

const OF_STORES = ['SERVICE_SECRET', 'FILE_LINK_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'MONGODB_URI'];

/** Whether a process must not see a variable: none is given a secret that it does not need. */
function isHidden(variable: string, name: ProcessName): boolean {
  if (variable === 'CONCORD_BOOT_STARTED' || variable.startsWith('SUPER_ADMIN_')) return true;
  if (variable === 'JWT_PRIVATE_KEY') return name !== 'students';
  if (variable === 'SMTP_URL') return name !== 'students' && name !== 'students-worker';
  return name === 'gateway' && OF_STORES.includes(variable);
}

const OF_PREPARATION = /^(PATH|NODE_.*|LOG_LEVEL|MONGODB_.*)$/;

/** The environment of the program that prepares the database of a service. */
export const prepareEnvironment = (service: string, common: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(common).filter(
      ([variable]) =>
        OF_PREPARATION.test(variable) || (service === 'students' && variable.startsWith('SUPER_ADMIN_')),
    ),
  );

/** The environment of one process. */
export function processEnvironment(
  name: ProcessName,
  common: NodeJS.ProcessEnv,
  ports: Ports,
  settings: PlatformSettings,
): NodeJS.ProcessEnv {
  const seen = Object.entries(common).filter(([variable]) => !isHidden(variable, name));
  return {
    ...Object.fromEntries(seen),
    PORT: String(ports[name]),
    HOST: name === 'gateway' ? settings.publicHost : '127.0.0.1',
    ...(name === 'gateway' && { WEB_ROOT: join(ROOT, 'apps') }),
  };
}
