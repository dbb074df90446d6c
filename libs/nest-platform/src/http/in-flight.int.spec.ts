import { once } from 'node:events';
import { connect } from 'node:net';
import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineCalls, defineRoutes } from '@concord/contracts';
import { z } from 'zod';
import { Handles } from './handles.decorator';
import { createService } from './create-service';
import { mongoRoot } from '../stores/mongo';
import { PlatformModule } from './platform.module';
import { baseEnv, loadEnv } from '../core/env';
import { eventually, TestEnvironment } from '../testing';

const toyRoute = { method: 'GET', access: ['public'] } as const;
const toyRoutes = defineRoutes('students', {
  list: { ...toyRoute, path: '/toy/list' },
  held: { ...toyRoute, path: '/toy/held' },
});
const toyCalls = defineCalls(toyRoutes, {
  list: { summary: 'x', answer: z.array(z.string()) },
  held: { summary: 'x', answer: z.object({}) },
});

/** Each ends one held request. */
const holds: (() => void)[] = [];

@Controller()
class ToyController {
  @Handles(toyCalls.list) list() {
    return [];
  }
  @Handles(toyCalls.held) async held() {
    await new Promise<void>((resolve) => holds.push(resolve));
    return {};
  }
}

const test = new TestEnvironment();
const env = loadEnv(baseEnv, { ...test.variables, MAX_IN_FLIGHT: '5' });

@Module({
  imports: [mongoRoot(env, 'students'), PlatformModule.forRoot({ env, versionSource: 'none' })],
  controllers: [ToyController],
})
class ToyModule {}

describe('InFlight', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await createService({ name: 'toy', module: ToyModule, env, calls: toyCalls });
    await app.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    await app.close();
    await test.close('students');
  });

  it('refuses calls beyond the limit, and accepts calls again when one has ended', async () => {
    const url = await app.getUrl();
    const gone = new AbortController();
    const held = Array.from({ length: 5 }, (_, i) =>
      fetch(`${url}/toy/held`, i === 0 ? { signal: gone.signal } : {}).then(
        ({ status }) => status,
        () => 'gone',
      ),
    );
    while (holds.length < 5) await new Promise((resolve) => setTimeout(resolve, 10));
    const refused = await fetch(`${url}/toy/list`);
    expect([refused.status, (await refused.json()) as object]).toMatchObject([503, { code: 'OVERLOADED' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    // A client that goes away makes a place, too.
    gone.abort();
    while ((await fetch(`${url}/toy/list`)).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const release of holds) release();
    expect(await Promise.all(held)).toEqual(['gone', 200, 200, 200, 200]);
  });

  it('gives the places of pipelined calls back when their connection is lost', async () => {
    const { port } = new URL(await app.getUrl());
    holds.length = 0;
    // All places are taken each time, while the handlers of the times before are still at work.
    for (const taken of [5, 10, 15]) {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET /toy/held HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(5));
      await eventually(() => holds.length === taken);
      const full = await fetch(`http://127.0.0.1:${port}/toy/list`);
      expect(full.status).toBe(503);
      socket.destroy();
      await once(socket, 'close');
      await eventually(async () => (await fetch(`http://127.0.0.1:${port}/toy/list`)).status === 200);
    }
    for (const release of holds) release();
  });
});
