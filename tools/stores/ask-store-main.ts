// Talks to a store for the launcher, which would otherwise keep the drivers in memory.
import { once } from 'node:events';
import { connect } from 'node:net';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';

const USER = 'concord';
const USER_EXISTS = 51_003;
const DUPLICATE_KEY = 11_000;

async function pingMongo(uri: string, serverSelectionTimeoutMS: number): Promise<void> {
  const client = new MongoClient(uri, {
    serverSelectionTimeoutMS,
    connectTimeoutMS: serverSelectionTimeoutMS,
  });
  try {
    await client.db('admin').command({ ping: 1 });
  } finally {
    await client.close();
  }
}

/** Creates the product's account, or changes its password. */
async function setMongoUser(uri: string, pwd: string): Promise<void> {
  const client = new MongoClient(uri);
  try {
    const roles = [{ role: 'root', db: 'admin' }];
    const admin = client.db('admin');
    await admin.command({ createUser: USER, pwd, roles }).catch((error: { code?: number }) => {
      if (error.code !== USER_EXISTS && error.code !== DUPLICATE_KEY) throw error;
      return admin.command({ updateUser: USER, pwd, roles });
    });
  } finally {
    await client.close();
  }
}

/** True if one of several hosts is reachable: Sentinels, or nodes of a cluster. */
async function anyAnswers(hosts: string, usualPort: number): Promise<void> {
  await Promise.any(
    hosts.split(',').map(async (host) => {
      const { hostname, port } = new URL(`redis://${host}`);
      const socket = connect(Number(port || usualPort), hostname);
      await once(socket, 'connect').finally(() => socket.destroy());
    }),
  ).catch(({ errors }: AggregateError) => Promise.reject(errors[0] as Error));
}

async function pingRedis(url: string, connectTimeout: number): Promise<void> {
  const [, kind, hosts] = /^rediss?\+(sentinel|cluster):\/\/(?:[^@/]*@)?([^/]+)/.exec(url) ?? [];
  if (hosts) return anyAnswers(hosts, kind === 'cluster' ? 6379 : 26_379);
  let cause: Error | undefined;
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout });
  client.on('error', (error: Error) => (cause = error));
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw cause ?? error;
  } finally {
    client.disconnect();
  }
}

const { STORE_URL: url = '', STORE_PASSWORD: password = '' } = process.env;
const [question = '', limitMs = ''] = process.argv.slice(2);
const questions: Record<string, () => Promise<void>> = {
  mongodb: () => pingMongo(url, Number(limitMs)),
  'mongodb-user': () => setMongoUser(url, password),
  redis: () => pingRedis(url, Number(limitMs)),
};
try {
  await questions[question]?.();
  process.exit(0);
} catch (error) {
  process.stdout.write((error as Error).message);
  process.exit(1);
}
