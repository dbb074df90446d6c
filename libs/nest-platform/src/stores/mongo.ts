import { MongooseModule } from '@nestjs/mongoose';
import type { DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@concord/contracts';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { chooseListReader, type ListReaderKind } from './list-reader-kind';
import { countPool } from './pool-metrics';

mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');

export interface MongoAddress {
  MONGODB_URI: string;
  MONGODB_DB_PREFIX: string;
  LIST_READER: ListReaderKind;
}

/** Database name of a service. */
export const databaseName = ({ MONGODB_DB_PREFIX }: MongoAddress, service: ServiceName): string =>
  `${MONGODB_DB_PREFIX}-${service}`;

/** Default time-outs and pool sizes; the address may override them. */
const DEFAULTS = {
  serverSelectionTimeoutMS: 5000,
  // Otherwise an operation on a connection dropped by the network would wait for a quarter of an
  // hour.
  socketTimeoutMS: 45_000,
  maxPoolSize: 30,
  // Maximum wait for a connection; well below the gateway's time-out of 30 s.
  waitQueueTimeoutMS: 10_000,
} as const satisfies ConnectOptions;
/**
 * Write time-out. Without one, writes would wait forever for an unavailable majority; a slow disk
 * takes less.
 */
const WTIMEOUT_MS = 10_000;

/** Options that the address cannot override: writes must be durable, and read where they were written. */
const PINNED =
  /^(w|journal|j|fsync|safe|wtimeout|wtimeoutMS|readPreference|readPreferenceTags|maxStalenessSeconds|readConcernLevel)$/i;

/**
 * Splits an address into a URI and driver options: its time-outs and pool sizes override our
 * defaults; safety options are pinned.
 * @returns the address without pinned options, and the driver's options
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
      // Not `majority`: a caller refused by a unique index reads the other's record at once, before
      // a majority has it.
      readConcern: { level: 'local' },
      autoCreate: false,
      autoIndex: false,
    },
  };
}

/**
 * Nest module that connects a service to its own database. Writes are acknowledged once durable on
 * a majority; collections and indexes are made by `prepareDatabase`.
 */
export function mongoRoot(env: MongoAddress, service: ServiceName): DynamicModule {
  const { uri, options } = connectionTo(env.MONGODB_URI);
  return MongooseModule.forRoot(uri, {
    ...options,
    dbName: databaseName(env, service),
    retryAttempts: 0,
    onConnectionCreate: (connection: Connection) => {
      countPool(connection);
      chooseListReader(connection, env.LIST_READER);
    },
  });
}

/** Connects to a service's own database, for a program that is no service. */
export const openDatabase = (env: MongoAddress, service: ServiceName): Promise<Connection> => {
  const { uri, options } = connectionTo(env.MONGODB_URI);
  const connection = mongoose.createConnection(uri, { ...options, dbName: databaseName(env, service) });
  chooseListReader(connection, env.LIST_READER);
  return connection.asPromise();
};

/** @throws Error if no primary of MongoDB answers within 3 s */
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
