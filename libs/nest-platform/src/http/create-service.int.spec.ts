import { Controller, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineCalls, defineRoutes, type Role } from '@concord/contracts';
import mongoose from 'mongoose';
import { z } from 'zod';
import type { CandidateActor } from '../auth/actor';
import { ReadyJson, WithStatus } from './answers';
import { type HandlerInput, Handles } from './handles.decorator';
import { createService } from './create-service';
import { notFound } from '../core/app-error';
import { Page } from '../core/page';
import { mongoRoot } from '../stores/mongo';
import { PlatformModule } from './platform.module';
import { baseEnv, loadEnv } from '../core/env';
import { TEST_SECRET, TestEnvironment } from '../testing';

const name = z.strictObject({ name: z.string() });
const id = z.object({ _id: z.string() });
const toyRoutes = defineRoutes('students', {
  open: { method: 'POST', path: '/toy/open', access: ['public'] },
  staff: { method: 'POST', path: '/toy/staff', access: ['staff'] },
  super: { method: 'GET', path: '/toy/super', access: ['super'] },
  own: { method: 'PUT', path: '/toy/own/:id', access: ['candidate'], bodyLimit: 2000 },
  list: { method: 'GET', path: '/toy/list', access: ['public'] },
  status: { method: 'GET', path: '/toy/status', access: ['public'] },
  ready: { method: 'GET', path: '/toy/ready', access: ['public'] },
  broken: { method: 'GET', path: '/toy/broken', access: ['public'] },
  remove: { method: 'DELETE', path: '/toy/:id', access: ['public'] },
  between: { method: 'POST', path: '/internal/toy', access: ['internal'] },
});
const { between, ...toyCalls } = defineCalls(toyRoutes, {
  open: { summary: 'x', body: name, answer: z.object({ body: name, kind: z.string() }) },
  staff: { summary: 'x', body: name, answer: name },
  super: { summary: 'x', answer: z.object({}) },
  own: { summary: 'x', body: name, answer: z.object({ id: z.string(), body: name }) },
  list: { summary: 'x', answer: z.array(z.number()) },
  status: { summary: 'x', answer: z.object({ a: z.number() }) },
  ready: { summary: 'x', answer: z.object({ ready: z.boolean() }) },
  broken: { summary: 'x' },
  remove: { summary: 'x', answer: id },
  between: { summary: 'x', answer: z.object({ ok: z.boolean() }) },
});

@Controller()
class ToyController {
  @Handles(toyCalls.open)
  open({ body, actor }: HandlerInput<typeof toyCalls.open>) {
    return { body, kind: actor.kind };
  }
  @Handles(toyCalls.staff)
  staff({ body }: HandlerInput<typeof toyCalls.staff>) {
    return body;
  }
  @Handles(toyCalls.super)
  super() {
    return {};
  }
  @Handles(toyCalls.own)
  own(input: HandlerInput<typeof toyCalls.own>) {
    if (input.params.id.startsWith('f')) throw notFound();
    return { id: input.params.id, body: input.body };
  }
  @Handles(toyCalls.list)
  list() {
    return new Page([1, 2], 7);
  }
  @Handles(toyCalls.status)
  status() {
    return new WithStatus(202, { a: 1 });
  }
  @Handles(toyCalls.ready)
  ready() {
    return new ReadyJson<{ ready: boolean }>('{"ready":true}', 201);
  }
  @Handles(toyCalls.broken)
  broken() {
    throw new Error('secret detail');
  }
  @Handles(toyCalls.remove)
  remove({ params }: HandlerInput<typeof toyCalls.remove>) {
    return { _id: params.id };
  }
  @Handles(between)
  between() {
    return { ok: true };
  }
}

/** What must not compile: each line below is an error that the compiler is expected to find. */
class MistakenController {
  // @ts-expect-error the body of this call has a name that is text
  @Handles(toyCalls.staff)
  body({ body }: { body: { name: number } }) {
    return { name: String(body.name) };
  }
  // @ts-expect-error the answer of this call is an object with an id
  @Handles(toyCalls.remove)
  answer() {
    return { id: 'x' };
  }
  // @ts-expect-error only staff make this call
  @Handles(toyCalls.staff)
  actor({ actor, body }: { actor: CandidateActor; body: { name: string } }) {
    return { name: actor.sid + body.name };
  }
  // @ts-expect-error the path of this call has no such parameter
  @Handles(toyCalls.remove)
  params({ params }: { params: { name: string } }) {
    return { _id: params.name };
  }
}
void MistakenController;

const test = new TestEnvironment();
const env = loadEnv(baseEnv, test.variables);
const versions = {
  versions: { s1: { ver: 3, role: 'ADMIN' as const }, s2: { ver: 1, role: 'SUPER_ADMIN' as const } },
};
const toySchema = new mongoose.Schema({ word: String });
// Finds a toy by its word.
toySchema.index({ word: 1 }, { unique: true });

@Module({
  imports: [
    mongoRoot(env, 'students'),
    MongooseModule.forFeature([{ name: 'Toy', schema: toySchema }]),
    {
      module: class Source {},
      global: true,
      providers: [{ provide: 'VERSIONS', useValue: async () => versions }],
      exports: ['VERSIONS'],
    },
    PlatformModule.forRoot({ env, versionSource: { provide: 'VERSIONS' } }),
  ],
  controllers: [ToyController],
})
class ToyModule {}

const staffToken = (id: string, ver: number, role: Role) => test.tokens.staff(role, { id, ver });
const candidate = test.tokens.candidate('a'.repeat(24));

describe('createService', () => {
  let app: NestFastifyApplication;
  const ask = (method: string, url: string, headers: Record<string, string> = {}, payload?: string) =>
    app.inject({ method: method as 'GET', url, headers, payload });
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const json = { 'content-type': 'application/json' };

  beforeAll(async () => {
    app = await createService({ name: 'toy', module: ToyModule, env, calls: toyCalls });
  });
  afterAll(async () => {
    await app.close();
    await test.close('students');
  });

  it('takes an empty body under any content type as {}', async () => {
    for (const headers of [{}, json, { 'content-type': 'text/plain' }]) {
      const answer = await ask('POST', '/toy/open', headers);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
    }
    expect((await ask('POST', '/toy/open', json, '{"name":"x"}')).json()).toEqual({
      body: { name: 'x' },
      kind: 'anonymous',
    });
  });

  it.each([
    ['broken JSON', json, '{"name":', 400, 'BAD_JSON'],
    ['a prototype in the body', json, '{"__proto__":{"a":1},"name":"x"}', 400, 'BAD_JSON'],
    ['another content type', { 'content-type': 'text/plain' }, 'name', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an unknown key', json, '{"name":"x","b":1}', 400, 'VALIDATION'],
    ['a list for a body', json, '[]', 400, 'VALIDATION'],
  ])('refuses %s in the one error shape', async (_, headers, payload, status, code) => {
    const answer = await ask('POST', '/toy/open', headers as Record<string, string>, payload);
    expect(answer.json()).toMatchObject({
      statusCode: status,
      code,
      requestId: expect.stringMatching(/.{8}/),
    });
    expect(answer.statusCode).toBe(status);
  });

  it('keeps the body limit of a call', async () => {
    const answer = await ask(
      'PUT',
      `/toy/own/${'a'.repeat(24)}`,
      { ...json, ...as(candidate) },
      `{"name":"${'x'.repeat(3000)}"}`,
    );
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('answers an unknown path, a bad URL and a bug in the same shape, without the detail', async () => {
    expect((await ask('GET', '/toy/nothing')).json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    expect((await ask('GET', '/toy/%E0%A4%A')).json()).toMatchObject({ statusCode: 400 });
    const bug = await ask('GET', '/toy/broken');
    expect(bug.json()).toMatchObject({ statusCode: 500, code: 'INTERNAL' });
    expect(bug.body).not.toContain('secret');
  });

  it('decides access before content', async () => {
    expect((await ask('POST', '/toy/staff', json, '{"broken')).statusCode).toBe(401);
    expect((await ask('POST', '/toy/staff', { ...json, ...as(candidate) }, '{"broken')).statusCode).toBe(403);
    expect(
      (await ask('PUT', `/toy/own/${'f'.repeat(24)}`, { ...json, ...as(candidate) }, '{"b":1}')).statusCode,
    ).toBe(404);
    expect((await ask('PUT', `/toy/own/nonsense`, as(candidate))).statusCode).toBe(404);
    expect(
      (await ask('PUT', `/toy/own/${'a'.repeat(24)}`, { ...json, ...as(candidate) }, '{"b":1}')).statusCode,
    ).toBe(400);
  });

  it('knows staff by the present version of their account', async () => {
    const body = '{"name":"x"}';
    expect(
      (await ask('POST', '/toy/staff', { ...json, ...as(staffToken('s1', 3, 'ADMIN')) }, body)).statusCode,
    ).toBe(200);
    expect(
      (await ask('POST', '/toy/staff', { ...json, ...as(staffToken('s1', 2, 'ADMIN')) }, body)).statusCode,
    ).toBe(401);
    expect(
      (await ask('POST', '/toy/staff', { ...json, ...as(staffToken('gone', 1, 'ADMIN')) }, body)).statusCode,
    ).toBe(401);
    expect(
      (await ask('POST', '/toy/staff', { ...json, ...as(staffToken('s2', 1, 'PENDING')) }, body)).statusCode,
    ).toBe(403);
    expect((await ask('GET', '/toy/super', as(staffToken('s1', 3, 'ADMIN')))).statusCode).toBe(403);
    expect((await ask('GET', '/toy/super', as(staffToken('s2', 1, 'SUPER_ADMIN')))).statusCode).toBe(200);
    versions.versions.s1.ver = 4;
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(
      (await ask('POST', '/toy/staff', { ...json, ...as(staffToken('s1', 4, 'ADMIN')) }, body)).statusCode,
    ).toBe(200);
  });

  it('refuses unsigned tokens and the service secret as a bearer', async () => {
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${candidate.split('.')[1]}.`;
    for (const token of [none, TEST_SECRET, candidate.slice(0, -4)])
      expect((await ask('PUT', `/toy/own/${'a'.repeat(24)}`, as(token))).statusCode).toBe(401);
    expect((await ask('POST', '/internal/toy')).statusCode).toBe(403);
    expect((await ask('POST', '/internal/toy', { 'x-service-secret': TEST_SECRET })).json()).toEqual({
      ok: true,
    });
  });

  it('unwraps lists, statuses and ready JSON, and ignores the body of a DELETE', async () => {
    const list = await ask('GET', '/toy/list');
    expect([list.json(), list.headers['x-total-count']]).toEqual([[1, 2], '7']);
    expect((await ask('GET', '/toy/status')).statusCode).toBe(202);
    const ready = await ask('GET', '/toy/ready');
    expect([ready.statusCode, ready.json()]).toEqual([201, { ready: true }]);
    const removed = await ask('DELETE', `/toy/${'a'.repeat(24)}`, json, '{"broken');
    expect(removed.json()).toEqual({ _id: 'a'.repeat(24) });
  });

  it('names its stores when asked for readiness, and describes its calls', async () => {
    const ready = await ask('GET', '/health/ready');
    expect(ready.json()).toMatchObject({
      status: 'up',
      checks: { mongodb: { status: 'up' }, redis: { status: 'up' } },
    });
    expect(Object.keys((await ask('GET', '/openapi.json')).json().paths)).toContain('/toy/own/{id}');
  });

  it('made the indexes of its schemas', async () => {
    const connection = await test.database('students');
    const indexes = await connection.collection('toys').indexes();
    expect(indexes.map(({ key }) => key)).toContainEqual({ word: 1 });
  });

  it('refuses to boot with a route that no call describes', async () => {
    const { remove: _remove, ...fewer } = toyCalls;
    await expect(createService({ name: 'toy', module: ToyModule, env, calls: fewer })).rejects.toThrow(
      '/toy/:id',
    );
  });
});
