import { Redis } from 'ioredis';

const NO_FILE = 'not configured to use an ACL file';

/** Changes the default user, also for the next start of a server that keeps its users in a file. */
async function setUser(url: string, ...rules: string[]): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.acl('SETUSER', 'default', ...rules);
    await redis.acl('SAVE').catch((error: Error) => {
      if (!error.message.includes(NO_FILE)) throw error;
    });
  } finally {
    redis.disconnect();
  }
}

/** Adds a password. May be repeated. */
export const addPassword = (url: string, password: string): Promise<void> => setUser(url, `>${password}`);

/** Makes this the only password; open connections stay. May be repeated. */
export const keepPassword = (url: string, password: string): Promise<void> =>
  setUser(url, 'resetpass', `>${password}`);
