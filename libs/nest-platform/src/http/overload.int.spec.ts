import { once } from 'node:events';
import { connect } from 'node:net';
import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineCalls, defineRoutes } from '@concord/contracts';
import { z } from 'zod';
import { StaffVersionCache } from '../auth/staff-versions';
import { baseEnv, loadEnv } from '../core/env';
import { mongoRoot } from '../stores/mongo';
import { type DatabaseDefinition, prepareDatabase } from '../stores/prepare-database';
import { eventually, httpCall, type HttpCallOptions, refusal, TestEnvironment } from '../testing';
import { createService } from './create-service';
import { Handles } from './handles.decorator';
import { PlatformModule } from './platform.module';

const numbers = z.array(z.number());
const calls = defineCalls(
  defineRoutes('students', {
    list: { method: 'GET', path: '/toy/list', access: ['public'] },
    slow: { method: 'GET', path: '/toy/slow', access: ['public'] },
    staffList: { method: 'GET', path: '/toy/staff-list', access: ['staff'], list: true },
  }),
  {
    list: { summary: 'x', answer: numbers },
    slow: { summary: 'x', answer: numbers },
    staffList: { summary: 'x', answer: numbers },
  },
);

/** Functions that each end one slow request. */
const ends: (() => void)[] = [];
const wait = () => new Promise<void>((resolve) => ends.push(resolve));

@Controller()
class SlowController {
  @Handles(calls.list)
  list() {
    return [1];
  }
  @Handles(calls.slow)
  async slow() {
    await wait();
    return [1];
  }
  @Handles(calls.staffList)
  async staffList() {
    await wait();
    return [1];
  }
}

const test = new TestEnvironment();
const env = loadEnv(baseEnv, { ...test.variables, MAX_IN_FLIGHT: '5' });

@Module({
  imports: [mongoRoot(env, 'students'), PlatformModule.forRoot({ env, versionSource: 'none' })],
  controllers: [SlowController],
})
class SlowModule {}

const database: DatabaseDefinition<unknown> = { service: 'students', schemas: [] };

describe('a service with more calls than it has room for', () => {
  let app: NestFastifyApplication;
  let url: string;
  const ask = (path: string, options?: HttpCallOptions) => httpCall(`${url}${path}`, options);

  beforeAll(async () => {
    await prepareDatabase(database, env);
    app = await createService({ name: 'slow', module: SlowModule, env, calls, database });
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
  });
  afterAll(async () => {
    await app.close();
    await test.close('students');
  });

  it('refuses calls beyond the limit, and accepts calls again when one has ended', async () => {
    const gone = new AbortController();
    const slow = Array.from({ length: 5 }, (_, i) =>
      fetch(`${url}/toy/slow`, i === 0 ? { signal: gone.signal } : {}).then(
        ({ status }) => status,
        () => 'gone',
      ),
    );
    await eventually(() => ends.length === 5);
    const refused = await ask('/toy/list');
    expect(refused).toMatchObject(refusal(503, 'OVERLOADED'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await ask('/health/ready')).status).toBe(200);
    // A client that disconnects also frees a place.
    gone.abort();
    await eventually(async () => (await ask('/toy/list')).status === 200);
    for (const end of ends.splice(0)) end();
    expect(await Promise.all(slow)).toEqual(['gone', 200, 200, 200, 200]);
  });

  it('reads one list at a time for each account', async () => {
    // No students service is available to validate tokens.
    jest.spyOn(app.get(StaffVersionCache), 'isCurrent').mockResolvedValue(true);
    const accounts = ['ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const;
    const lists = accounts.map((role) => ask('/toy/staff-list', { token: test.tokens.staff(role) }));
    await eventually(() => ends.length === 2);
    ends.shift()?.();
    await eventually(() => ends.length === 2);
    for (const end of ends.splice(0)) end();
    const statuses = (await Promise.all(lists)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('gives the places of pipelined calls back when their connection is lost', async () => {
    // All places are taken each time, while earlier handlers are still running.
    for (const taken of [5, 10, 15]) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET /toy/slow HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(5));
      await eventually(() => ends.length === taken);
      expect((await ask('/toy/list')).status).toBe(503);
      socket.destroy();
      await once(socket, 'close');
      await eventually(async () => (await ask('/toy/list')).status === 200);
    }
    for (const end of ends.splice(0)) end();
  });
});
