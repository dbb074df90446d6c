import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { processEnv, readEnv, secretList } from '@concord/contracts/environment';
import { z } from 'zod';
import { isRedisAddress } from './redis-address';
import { log } from './logger';

export { loadEnv } from '@concord/contracts/environment';

const url = z.string().min(1);
const mongoAddress = z.string().regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must be a mongodb:// address');
const redisAddress = z.string().refine(isRedisAddress, {
  error:
    'must be redis://host:port/0, rediss://, redis+sentinel://host:26379,host2:26379/<master>/0, ' +
    'or redis+cluster://host:6379,host2:6379',
});

/** PEM keys as text or in base64, which survives env files; several are joined by commas. */
function pem(read: (text: string) => KeyObject) {
  return z.string().transform((value, context): readonly [KeyObject, ...KeyObject[]] => {
    const pemKeyOf = (part: string) =>
      read(part.includes('-----BEGIN') ? part.replace(/\\n/g, '\n') : Buffer.from(part, 'base64').toString());
    try {
      const [first = '', ...others] = value.split(',');
      return [pemKeyOf(first), ...others.map(pemKeyOf)];
    } catch {
      context.addIssue({ code: 'custom', message: 'is not a PEM key' });
      return z.NEVER;
    }
  });
}

/** Public keys for verifying tokens: all are accepted. */
export const publicKeys = pem((text) => createPublicKey(text));
/** Private keys for signing tokens: the first is used, the next one waits until all processes accept it. */
export const privateKeys = pem((text) => createPrivateKey(text));

/** Environment variables of every service process; each service adds its own. */
export const baseEnv = processEnv.extend({
  SERVICE_SECRET: secretList,
  JWT_PUBLIC_KEY: publicKeys,
  MONGODB_URI: mongoAddress,
  MONGODB_DB_PREFIX: z.string().default('concord'),
  /** Adapter of long lists: `memory` for the launcher's store, which cannot sort by an index. */
  LIST_READER: z.enum(['mongo', 'memory']).default('mongo'),
  REDIS_URL: redisAddress,
  /** Prefix of every key and channel, for a shared Redis. */
  REDIS_PREFIX: z.string().default(''),
  STUDENTS_URL: url.optional(),
  EXAMS_URL: url.optional(),
  MEDIA_URL: url.optional(),
  MEMBERS_URL: url.optional(),
  /** Maximum requests in flight; more are refused. The default is several seconds of work for a store on one core. */
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(1000),
});
export type BaseEnv = z.infer<typeof baseEnv>;

/** {@link baseEnv} and the variables of processes behind the gateway. */
export const publicEnv = baseEnv.extend({
  /** Proves that a request comes from the gateway, whose client address is then trusted. */
  GATEWAY_SECRET: secretList,
});
export type PublicEnv = z.infer<typeof publicEnv>;

/** Variable of processes that sign or verify file links. */
export const fileLinkEnv = z.object({ FILE_LINK_SECRET: secretList });
export type FileLinkEnv = z.infer<typeof fileLinkEnv>;

/** Reads this process's environment at start; an invalid one ends the process with a log line and code 1. */
export const ownEnv = <T extends z.ZodObject>(schema: T): z.output<T> => readEnv(schema, process.env, log);

/** Sets the port for the next program loaded in this process, for a process shared by several workers. */
export function setOwnPort(port: string): void {
  process.env.PORT = port;
}
