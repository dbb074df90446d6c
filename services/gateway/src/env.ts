import { resolve } from 'node:path';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));
const milliseconds = (defaultMs: number) => z.coerce.number().int().min(50).max(600_000).default(defaultMs);

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .transform((entries) => entries.filter((entry) => entry !== '')),
  /** Folder of the apps; built files are in `<app>/dist`. */
  WEB_ROOT: z.string().default(resolve(__dirname, '../../../apps')),
  /** Folder that gateways of all releases share, for hashed web files of the releases before; none without it. */
  ASSETS_ARCHIVE: z.string().optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  STUDENTS_URL: origin,
  EXAMS_URL: origin,
  MEDIA_URL: origin,
  /** How long a process that is told to stop still takes calls, so that its clients learn of it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(3),
  UPSTREAM_CONNECT_TIMEOUT_MS: milliseconds(3_000),
  /** Largest number of calls to one service in progress; more are refused. Enough for two halls that start at once. */
  UPSTREAM_CALLS_MAX: z.coerce.number().int().min(1).default(2000),
  UPSTREAM_HEADERS_TIMEOUT_MS: milliseconds(30_000),
  UPSTREAM_BODY_TIMEOUT_MS: milliseconds(60_000),
});

export type Env = z.infer<typeof schema>;

/** An empty variable counts as unset. @throws Error whose one line names every missing or invalid variable. */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The gateway's environment is not usable. ${problems.join('; ')}`);
}
