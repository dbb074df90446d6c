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

/** Redis takes this password too. It may be done again. */
export const addPassword = (url: string, password: string): Promise<void> => setUser(url, `>${password}`);

/** Redis takes this password alone; open connections go on. It may be done again. */
export const keepPassword = (url: string, password: string): Promise<void> =>
  setUser(url, 'resetpass', `>${password}`);
