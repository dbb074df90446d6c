import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { processEnv, readEnv } from '@concord/contracts/environment';
import { z } from 'zod';
import { isRedisAddress } from './redis-address';
import { log } from './logger';

export { loadEnv } from '@concord/contracts/environment';

const url = z.string().min(1);
const mongoAddress = z.string().regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must be a mongodb:// address');
const redisAddress = z.string().refine(isRedisAddress, {
  error: 'must be redis://host:port/0, rediss://, or redis+sentinel://host:26379,host2:26379/<master>/0',
});

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
export const baseEnv = processEnv.extend({
  SERVICE_SECRET: z.string().min(16),
  JWT_PUBLIC_KEY: publicKey,
  FILE_LINK_SECRET: z.string().min(16),
  MONGODB_URI: mongoAddress,
  MONGODB_DB_PREFIX: z.string().default('concord'),
  REDIS_URL: redisAddress,
  /** Goes before every key and channel, for a Redis that others use as well. */
  REDIS_PREFIX: z.string().default(''),
  STUDENTS_URL: url.optional(),
  EXAMS_URL: url.optional(),
  MEDIA_URL: url.optional(),
  /** Requests in flight; more are refused. The default is several seconds of work for a store on one core. */
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(1000),
});
export type BaseEnv = z.infer<typeof baseEnv>;

/** Environment variables of processes that the gateway forwards calls to, in addition to {@link baseEnv}. */
export const publicEnv = baseEnv.extend({
  /** By which the gateway proves that it is the one which tells the client's address. */
  GATEWAY_SECRET: z.string().min(16),
});
export type PublicEnv = z.infer<typeof publicEnv>;

/** The environment of this process, for its first line; one that cannot be used ends it with a log line and code 1. */
export const ownEnv = <T extends z.ZodObject>(schema: T): z.output<T> => readEnv(schema, process.env, log);
