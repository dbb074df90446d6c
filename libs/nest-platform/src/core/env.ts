import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.string().min(1);

/** A PEM key, as text or in base64, which env files do not break. */
function pem<T>(read: (text: string) => T) {
  return z.string().transform((value, context): T => {
    const text = value.includes('-----BEGIN')
      ? value.replace(/\\n/g, '\n')
      : Buffer.from(value, 'base64').toString();
    try {
      return read(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'is not a PEM key' });
      return z.NEVER;
    }
  });
}

/** A public key for verifying tokens. */
export const publicKey = pem<KeyObject>((text) => createPublicKey(text));
/** A private key for signing tokens. */
export const privateKey = pem<KeyObject>((text) => createPrivateKey(text));

/** Environment variables of every service process; a service extends it by its own. */
export const baseEnv = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(0),
  /** How long a process that is told to stop still takes calls, so that its clients learn of it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(3),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SERVICE_SECRET: z.string().min(16),
  JWT_PUBLIC_KEY: publicKey,
  FILE_LINK_SECRET: z.string().min(16),
  MONGODB_URI: url,
  MONGODB_DB_PREFIX: z.string().default('concord'),
  REDIS_URL: url,
  /** Goes before every key and channel, for a Redis that others use as well. */
  REDIS_PREFIX: z.string().default(''),
  STUDENTS_URL: url.optional(),
  EXAMS_URL: url.optional(),
  MEDIA_URL: url.optional(),
  /** Requests in flight; more are refused. The default is several seconds of work for a store on one core. */
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(1000),
});
export type BaseEnv = z.infer<typeof baseEnv>;

/**
 * Parses the environment, once at start.
 * @throws Error that names each missing or wrong variable, without its value.
 */
export function loadEnv<T extends z.ZodType>(
  schema: T,
  source: Record<string, string | undefined>,
): z.output<T> {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is incomplete. ${problems.join('; ')}`);
}
