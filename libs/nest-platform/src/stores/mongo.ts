import { MongooseModule } from '@nestjs/mongoose';
import type { DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@concord/contracts';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { countPool } from './pool-metrics';

mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');

export interface MongoAddress {
  MONGODB_URI: string;
  MONGODB_DB_PREFIX: string;
}

/** The database of a service. */
export const databaseName = ({ MONGODB_DB_PREFIX }: MongoAddress, service: ServiceName): string =>
  `${MONGODB_DB_PREFIX}-${service}`;

/** Time-outs and pool sizes; the address may say otherwise. */
const DEFAULTS = {
  serverSelectionTimeoutMS: 5000,
  // Without it an operation on a connection that the network dropped would wait for a quarter of an hour.
  socketTimeoutMS: 45_000,
  maxPoolSize: 30,
  // A request that got no connection by then is refused, well before the gateway's limit of 30 s.
  waitQueueTimeoutMS: 10_000,
} as const satisfies ConnectOptions;
/** A majority that cannot confirm (a member is away) would block writes for ever; longer than a slow disk takes. */
const WTIMEOUT_MS = 10_000;

/** What the address may not change: answers must be durable, and read where they were written. */
const PINNED =
  /^(w|journal|j|fsync|safe|wtimeout|wtimeoutMS|readPreference|readPreferenceTags|maxStalenessSeconds|readConcernLevel)$/i;

/**
 * How to connect: time-outs and pool sizes of the address go before our defaults; what keeps answers safe is pinned.
 * @returns the address without what is pinned, and the options of the driver
 */
export function connectionTo(address: string): { uri: string; options: ConnectOptions } {
  const [hosts = '', query = ''] = address.split('?', 2);
  const parameters = query.split('&').filter(Boolean);
  const nameOf = (parameter: string) => parameter.split('=', 1)[0] ?? '';
  const kept = parameters.filter((parameter) => !PINNED.test(nameOf(parameter)));
  const given = new Set(parameters.map((parameter) => nameOf(parameter).toLowerCase()));
  const defaults = Object.entries(DEFAULTS).filter(([name]) => !given.has(name.toLowerCase()));
  const wtimeout = Number(new URLSearchParams(query.toLowerCase()).get('wtimeoutms') ?? WTIMEOUT_MS);
  return {
    uri: kept.length > 0 ? `${hosts}?${kept.join('&')}` : hosts,
    options: {
      ...Object.fromEntries(defaults),
      writeConcern: { w: 'majority', journal: true, wtimeoutMS: wtimeout },
      readPreference: 'primary',
      // Not `majority`: whoever is refused by a unique index reads the record of the other at once.
      readConcern: { level: 'local' },
      autoCreate: false,
      autoIndex: false,
    },
  };
}

/**
 * The Nest module that connects a service to its own database. Writes are acknowledged when they are durable on a
 * majority; collections and indexes are made by `prepareDatabase`.
 */
export function mongoRoot(env: MongoAddress, service: ServiceName): DynamicModule {
  const { uri, options } = connectionTo(env.MONGODB_URI);
  return MongooseModule.forRoot(uri, {
    ...options,
    dbName: databaseName(env, service),
    retryAttempts: 0,
    onConnectionCreate: countPool,
  });
}

/** A connection to a service's own database, for a program that is no service. */
export const openDatabase = (env: MongoAddress, service: ServiceName): Promise<Connection> => {
  const { uri, options } = connectionTo(env.MONGODB_URI);
  return mongoose.createConnection(uri, { ...options, dbName: databaseName(env, service) }).asPromise();
};

/** @throws Error when no primary of MongoDB answers within 3 s */
export async function pingMongo(address: string): Promise<void> {
  const client = new mongoose.mongo.MongoClient(connectionTo(address).uri, {
    serverSelectionTimeoutMS: 3000,
    maxPoolSize: 1,
  });
  try {
    await client.db('admin').command({ ping: 1 });
  } finally {
    await client.close();
  }
}
