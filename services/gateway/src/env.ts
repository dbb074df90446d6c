import { resolve } from 'node:path';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));
const milliseconds = (standard: number) => z.coerce.number().int().min(50).max(600_000).default(standard);

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
  WEB_ROOT: z.string().default(resolve(__dirname, '../../../apps')),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  STUDENTS_URL: origin,
  EXAMS_URL: origin,
  MEDIA_URL: origin,
  STUDENTS_WORKER_URL: origin,
  EXAMS_WORKER_URL: origin,
  MEDIA_WORKER_URL: origin,
  UPSTREAM_CONNECT_TIMEOUT_MS: milliseconds(3_000),
  /** Calls to one service under way or waiting; more are told to come again. Two halls that start in one moment. */
  UPSTREAM_CALLS_MAX: z.coerce.number().int().min(1).default(2000),
  UPSTREAM_HEADERS_TIMEOUT_MS: milliseconds(30_000),
  UPSTREAM_BODY_TIMEOUT_MS: milliseconds(60_000),
});

export type Env = z.infer<typeof schema>;

/** Throws one readable line that names every variable that is missing or wrong; an empty one counts as unset. */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The gateway's environment is not usable. ${problems.join('; ')}`);
}
