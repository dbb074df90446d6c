import { Controller, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineCalls, defineRoutes } from '@concord/contracts';
import mongoose from 'mongoose';
import { z } from 'zod';
import type { CandidateActor } from '../auth/actor';
import { ReadyJson } from './answers';
import { type HandlerInput, Handles } from './handles.decorator';
import { createService } from './create-service';
import { notFound } from '../core/app-error';
import { Page } from '../core/page';
import { mongoRoot } from '../stores/mongo';
import { type DatabaseDefinition, prepareDatabase } from '../stores/prepare-database';
import { PlatformModule } from './platform.module';
import { baseEnv, loadEnv } from '../core/env';
import { httpCall, type HttpCallOptions, refusal, TEST_SECRET, TestEnvironment } from '../testing';

const name = z.strictObject({ name: z.string() });
const toyRoutes = defineRoutes('students', {
  open: { method: 'POST', path: '/toy/open', access: ['public'] },
  staff: { method: 'POST', path: '/toy/staff', access: ['staff'] },
  own: { method: 'PUT', path: '/toy/own/:id', access: ['candidate'], bodyLimit: 2000 },
  wide: { method: 'POST', path: '/toy/wide', access: ['public'], jsonValues: 5000, jsonDepth: 12 },
  paced: { method: 'PUT', path: '/toy/paced', access: ['candidate'], pace: { calls: 2, seconds: 60 } },
  list: { method: 'GET', path: '/toy/list', access: ['public'] },
  ready: { method: 'GET', path: '/toy/ready', access: ['public'] },
  broken: { method: 'GET', path: '/toy/broken', access: ['public'] },
  remove: { method: 'DELETE', path: '/toy/:id', access: ['public'] },
  between: { method: 'POST', path: '/internal/toy', access: ['internal'] },
});
const { between, ...toyCalls } = defineCalls(toyRoutes, {
  open: { summary: 'x', body: name, answer: z.object({ body: name, kind: z.string() }) },
  staff: { summary: 'x', body: name, answer: name },
  own: { summary: 'x', body: name, answer: z.object({ id: z.string(), body: name }) },
  wide: { summary: 'x', body: name, answer: name },
  paced: { summary: 'x', body: name, answer: name },
  list: { summary: 'x', answer: z.array(z.number()) },
  ready: { summary: 'x', answer: z.object({ ready: z.boolean() }) },
  broken: { summary: 'x' },
  remove: { summary: 'x', answer: z.object({ _id: z.string() }) },
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
  @Handles(toyCalls.own)
  own(input: HandlerInput<typeof toyCalls.own>) {
    if (input.params.id.startsWith('f')) throw notFound();
    return { id: input.params.id, body: input.body };
  }
  @Handles(toyCalls.wide)
  wide({ body }: HandlerInput<typeof toyCalls.wide>) {
    return body;
  }
  @Handles(toyCalls.paced)
  paced({ body }: HandlerInput<typeof toyCalls.paced>) {
    return body;
  }
  @Handles(toyCalls.list)
  list() {
    return new Page([1, 2], 7);
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

/** Code that must not compile: each line below is an expected compiler error. */
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
const toySchema = new mongoose.Schema({ word: String }, { collection: 'toys' });
// Query: a toy by its word.
toySchema.index({ word: 1 }, { unique: true });

@Module({
  imports: [
    mongoRoot(env, 'students'),
    MongooseModule.forFeature([{ name: 'Toy', schema: toySchema }]),
    PlatformModule.forRoot({ env, versionSource: 'none' }),
  ],
  controllers: [ToyController],
})
class ToyModule {}

const database: DatabaseDefinition<unknown> = { service: 'students', schemas: [toySchema] };

describe('createService', () => {
  let app: NestFastifyApplication;
  let url: string;
  const ask = (path: string, options?: HttpCallOptions) => httpCall(`${url}${path}`, options);
  const [ID, MISSING] = ['a'.repeat(24), 'f'.repeat(24)];
  const token = test.tokens.candidate(ID);
  const text = { 'content-type': 'text/plain' };

  beforeAll(async () => {
    // A process may start first: it waits for the preparation.
    const boot = createService({ name: 'toy', module: ToyModule, env, calls: toyCalls, database });
    await prepareDatabase(database, env);
    app = await boot;
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
  });
  afterAll(async () => {
    await app.close();
    await test.close('students');
  });

  it('takes an empty body under any content type as {}', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }, text])
      expect(await ask('/toy/open', { method: 'POST', headers })).toMatchObject(refusal(400, 'VALIDATION'));
    const { body } = await ask('/toy/open', { body: { name: 'x' } });
    expect(body).toEqual({ body: { name: 'x' }, kind: 'anonymous' });
  });

  it.each([
    ['broken JSON', {}, '{"name":', 400, 'BAD_JSON'],
    ['a prototype in the body', {}, '{"__proto__":{"a":1},"name":"x"}', 400, 'BAD_JSON'],
    ['another content type', text, 'name', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an unknown key', {}, '{"name":"x","b":1}', 400, 'VALIDATION'],
    ['a list for a body', {}, '[]', 400, 'VALIDATION'],
  ])('refuses %s in the one error shape', async (_, headers, body, statusCode, code) => {
    const answer = await ask('/toy/open', { headers, body });
    expect(answer.status).toBe(statusCode);
    expect(answer.body).toMatchObject({ statusCode, code, requestId: expect.stringMatching(/.{8}/) });
  });

  it('answers an unknown path, a bad URL and a bug in the same shape, without the detail', async () => {
    expect((await ask('/toy/nothing')).body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    expect((await ask('/toy/%E0%A4%A')).body).toMatchObject({ statusCode: 400 });
    const bug = await ask('/toy/broken');
    expect(bug.body).toMatchObject({ statusCode: 500, code: 'INTERNAL' });
    expect(JSON.stringify(bug.body)).not.toContain('secret');
  });

  it.each([
    [
      'access before content',
      401,
      { path: '/toy/staff', method: 'POST', body: '{"broken', token: undefined },
    ],
    ['another role before content', 403, { path: '/toy/staff', method: 'POST', body: '{"broken', token }],
    [
      'the record before content',
      404,
      { path: `/toy/own/${MISSING}`, method: 'PUT', body: '{"b":1}', token },
    ],
    ['an id that is none', 404, { path: '/toy/own/nonsense', method: 'PUT', body: '{"b":1}', token }],
    ['content at last', 400, { path: `/toy/own/${ID}`, method: 'PUT', body: '{"b":1}', token }],
    [
      'its body limit',
      413,
      { path: `/toy/own/${ID}`, method: 'PUT', body: { name: 'x'.repeat(3000) }, token },
    ],
  ])('checks %s', async (_, status, { path, ...options }) => {
    expect((await ask(path, options)).status).toBe(status);
  });

  it.each([
    ['open', 2000, 8],
    ['wide', 5000, 12],
  ])(
    'counts the parts of a body of /toy/%s before it is parsed: by default, or as its route says',
    async (path, values, depth) => {
      const send = (body: string) => ask(`/toy/${path}`, { method: 'POST', body });
      const zeros = (count: number) => `[${Array(count).fill('0').join(',')}]`;
      const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
      const tooMany = refusal(400, 'BAD_REQUEST');
      for (const fits of [zeros(values), nested(depth)])
        expect(await send(fits)).toMatchObject(refusal(400, 'VALIDATION'));
      for (const over of [zeros(values + 1), nested(depth + 1)])
        expect(await send(over)).toMatchObject(tooMany);
    },
  );

  it('refuses a candidate who calls too often before the body is read, and no other', async () => {
    const put = (body: unknown, holder = token) => ask('/toy/paced', { method: 'PUT', body, token: holder });
    for (let n = 0; n < 2; n += 1) expect((await put({ name: 'x' })).status).toBe(200);
    const refused = await put('{"broken');
    expect(refused).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await put({ name: 'x' }, test.tokens.candidate('c'.repeat(24)))).status).toBe(200);
  });

  it('lets services in by their secret alone', async () => {
    expect((await ask('/internal/toy', { method: 'POST' })).status).toBe(403);
    const headers = { 'x-service-secret': TEST_SECRET };
    expect((await ask('/internal/toy', { method: 'POST', headers })).body).toEqual({ ok: true });
  });

  it('unwraps lists and ready JSON, and ignores the body of a DELETE', async () => {
    const list = await ask('/toy/list');
    expect([list.body, list.headers.get('x-total-count')]).toEqual([[1, 2], '7']);
    expect(await ask('/toy/ready')).toMatchObject({ status: 201, body: { ready: true } });
    const removed = await ask(`/toy/${ID}`, { method: 'DELETE', body: '{"broken' });
    expect(removed.body).toEqual({ _id: ID });
  });

  it('names its stores when asked for them, describes its calls, and has its indexes', async () => {
    expect((await ask('/health/stores')).body).toMatchObject({
      version: 'dev',
      commit: 'unknown',
      status: 'up',
      checks: { mongodb: { status: 'up' }, redis: { status: 'up' } },
    });
    expect((await ask('/openapi.json')).body.paths).toHaveProperty(['/toy/own/{id}']);
    const indexes = await (await test.database('students')).collection('toys').indexes();
    expect(indexes.map(({ key }) => key)).toContainEqual({ word: 1 });
  });

  it('refuses to boot with a route that no call describes', async () => {
    const { remove: _remove, ...fewer } = toyCalls;
    const boot = createService({ name: 'toy', module: ToyModule, env, calls: fewer, database });
    await expect(boot).rejects.toThrow('/toy/:id');
  });
});
