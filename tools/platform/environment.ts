import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { CheckoutBuild } from '../lib/checkout-build.ts';
import type { Secrets } from '../lib/secrets.ts';
import { firstAccount } from './first-account.ts';
import type { PlatformSettings } from './platform-settings.ts';
import { metricsPort, PROCESSES, type Ports, type ProcessName, WORKERS } from './ports.ts';

interface Parts {
  settings: PlatformSettings;
  ports: Ports;
  secrets: Secrets;
  stores: Record<string, string>;
  chromiumPath: string | undefined;
  /** Version and commit that processes report, unless the launcher's own environment sets them. */
  build?: CheckoutBuild;
  /** The file of site settings. */
  siteSettings?: string | undefined;
}

/**
 * Variables of all processes: defaults, then the launcher's own environment, then the launcher's decisions.
 */
export function commonEnvironment(parts: Parts, own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { settings, ports, stores, chromiumPath, siteSettings, build } = parts;
  // The addresses of the stores contain their passwords.
  const { MONGODB_PASSWORD, REDIS_PASSWORD, ...secrets } = parts.secrets;
  const url = (name: ProcessName) => `http://127.0.0.1:${ports[name]}`;
  return {
    LOG_LEVEL: 'info',
    MONGODB_DB_PREFIX: 'concord',
    S3_BUCKET_PREFIX: 'concord',
    ...build,
    ...secrets,
    ...own,
    ...firstAccount(settings.seed, own),
    ...stores,
    NODE_ENV: 'production',
    // Everything runs on this machine, so no load balancer needs time, and the person who stops it does not
    // wait.
    DRAIN_SECONDS: '0',
    SEED: settings.seed,
    PUBLIC_URL: settings.publicUrl,
    CONCORD_HOME: settings.home,
    STUDENTS_URL: url('students'),
    EXAMS_URL: url('exams'),
    MEDIA_URL: url('media'),
    MEMBERS_URL: url('members'),
    ...(chromiumPath ? { CHROMIUM_PATH: chromiumPath } : {}),
    ...(siteSettings ? { SITE_SETTINGS: siteSettings } : {}),
  };
}

const MEDIA: readonly ProcessName[] = ['media', 'media-worker'];
const MAILING: readonly ProcessName[] = ['students', 'students-worker'];
const CARDS: readonly ProcessName[] = ['members', 'members-worker'];
const SERVICES = PROCESSES.filter((name) => name !== 'gateway');
const PUBLIC = PROCESSES.filter((name) => !name.endsWith('-worker'));

/** Processes that get each secret; no other one does. */
const NEEDED_BY: Readonly<Record<string, readonly ProcessName[]>> = {
  JWT_PRIVATE_KEY: ['students'],
  JWT_PUBLIC_KEY: SERVICES,
  CREDENTIAL_PRIVATE_KEY: ['exams'],
  CREDENTIAL_PUBLIC_KEY: ['exams'],
  SMTP_URL: MAILING,
  PAYSTACK_SECRET_KEY: CARDS,
  PAYSTACK_URL: CARDS,
  SMS_KEY: ['students-worker'],
  S3_ACCESS_KEY: MEDIA,
  S3_SECRET_KEY: MEDIA,
  SERVICE_SECRET: SERVICES,
  GATEWAY_SECRET: PUBLIC,
  FILE_LINK_SECRET: ['students', 'exams', 'media', 'members'],
  FIELD_SECRET: ['students'],
  MONGODB_URI: SERVICES,
  LIST_READER: SERVICES,
  REDIS_URL: SERVICES,
};

/** True if a process must not see a variable. */
function isHidden(variable: string, name: ProcessName): boolean {
  if (variable === 'CONCORD_BOOT_STARTED' || variable.startsWith('SUPER_ADMIN_')) return true;
  return NEEDED_BY[variable]?.includes(name) === false;
}

const PREPARATION_VARIABLES = /^(PATH|NODE_.*|LOG_LEVEL|VERSION|COMMIT|MONGODB_.*|LIST_READER)$/;

/** Environment of the program that prepares a service's database. */
export const prepareEnvironment = (service: string, common: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(common).filter(
      ([variable]) =>
        PREPARATION_VARIABLES.test(variable) ||
        (service === 'students' && variable.startsWith('SUPER_ADMIN_')),
    ),
  );

const SEED_VARIABLES = /^(PATH|NODE_.*|STUDENTS_URL|SERVICE_SECRET|SUPER_ADMIN_(EMAIL|PASSWORD))$/;

/** The environment of the demo seed, which calls the product at this origin. */
export const seedEnvironment = (origin: string, common: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(common).filter(([variable]) => SEED_VARIABLES.test(variable))),
  CONCORD_URL: origin,
});

/** Environment of the process that all workers share, with all that any of them needs. */
export function workersEnvironment(
  common: NodeJS.ProcessEnv,
  ports: Ports,
  settings: PlatformSettings,
): NodeJS.ProcessEnv {
  const [first, ...others] = WORKERS.map((name) => processEnvironment(name, common, ports, settings));
  return Object.assign({}, ...others, first) as NodeJS.ProcessEnv;
}

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
    METRICS_PORT: String(metricsPort(Number(common.METRICS_PORT ?? 0), name)),
    HOST: name === 'gateway' ? settings.publicHost : '127.0.0.1',
    ...(name === 'gateway' && {
      WEB_ROOT: join(ROOT, 'apps'),
      SITE_FOLDER: join(settings.home, 'data', 'site'),
    }),
  };
}
