import type { Connection, mongo } from 'mongoose';

/** Collection for the platform's own records in each service's database. */
export const PLATFORM_COLLECTION = 'platform';
export type PlatformRecord = { _id: string } & Record<string, unknown>;
export type PlatformRecords = mongo.Collection<PlatformRecord>;
export const platformRecords = (connection: Connection): PlatformRecords =>
  connection.getClient().db(connection.name).collection<PlatformRecord>(PLATFORM_COLLECTION);
