import 'reflect-metadata';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { nestLogger } from '../core/logger';
import { type DatabaseDefinition, waitUntilPrepared } from '../stores/prepare-database';

/**
 * Opens a module without a server, for a program beside a service, once the database is prepared. Close it afterwards.
 *
 * ```ts
 * const app = await openProgram(RetentionModule.forRoot(env), membersDatabase);
 * ```
 */
export async function openProgram(
  module: DynamicModule,
  database: DatabaseDefinition<never>,
): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(module, { logger: nestLogger, abortOnError: false });
  try {
    await waitUntilPrepared(app.get<Connection>(getConnectionToken(), { strict: false }), database);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
