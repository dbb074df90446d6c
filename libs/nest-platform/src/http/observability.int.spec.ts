import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { Controller, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineCalls, defineRoutes } from '@concord/contracts';
import { observe, scrape } from '@concord/observability';
import { receiveTraces } from '@concord/observability/testing';
import mongoose from 'mongoose';
import { z } from 'zod';
import { baseEnv, loadEnv } from '../core/env';
import { JobQueue } from '../jobs/job-queue';
import { JobWorker } from '../jobs/job-worker';
import { mongoRoot } from '../stores/mongo';
import { type DatabaseDefinition, prepareDatabase } from '../stores/prepare-database';
import { RedisConnection } from '../stores/redis';
import { eventually, httpCall, TestEnvironment } from '../testing';
import { createService } from './create-service';
import { type HandlerInput, Handles } from './handles.decorator';
import { HealthRegistry } from './health';
import { PlatformModule } from './platform.module';
import { reportStores } from './store-gauges';

const note = z.object({ noteId: z.string() });
type Note = z.infer<typeof note>;

const { noteAdd } = defineCalls(
  defineRoutes('students', { noteAdd: { method: 'POST', path: '/notes', access: ['public'] } }),
  { noteAdd: { summary: 'x', body: note, answer: z.object({ added: z.boolean() }) } },
);

class Notes extends JobQueue<Note> {
  constructor(redis: RedisConnection) {
    super(redis, 'notes', (noteId) => ({ jobId: `note-${noteId}`, data: { noteId } }));
  }
}

const done: string[] = [];
class NotesWorker extends JobWorker<Note> {
  constructor(redis: RedisConnection) {
    const handle = async ({ noteId }: Note) => void done.push(noteId);
    super(redis, { queue: 'notes', schema: note, handle, concurrency: 1, failureMessage: 'a note failed' });
  }
}

@Controller()
class NotesController {
  constructor(private readonly notes: Notes) {}

  @Handles(noteAdd)
  async add({ body }: HandlerInput<typeof noteAdd>) {
    return { added: await eventually(() => this.notes.add(body.noteId)) };
  }
}

const test = new TestEnvironment();
const env = loadEnv(baseEnv, test.variables);
const schema = new mongoose.Schema({ word: String }, { collection: 'notes' });

@Module({
  imports: [
    mongoRoot(env, 'students'),
    MongooseModule.forFeature([{ name: 'Note', schema }]),
    PlatformModule.forRoot({ env, versionSource: 'none' }),
  ],
  controllers: [NotesController],
  providers: [Notes, NotesWorker].map((provide) => ({
    provide,
    inject: [RedisConnection],
    useFactory: (redis: RedisConnection) => new provide(redis),
  })),
})
class NotesModule {}

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const database: DatabaseDefinition<unknown> = { service: 'students', schemas: [schema] };
/** Value of a sample; undefined if missing. */
const valueOf = async (sample: string) => {
  const lines = (await scrape()).split('\n');
  return lines.find((line) => line.startsWith(`${sample} `))?.slice(sample.length + 1);
};

describe('metrics and traces of a service', () => {
  let app: NestFastifyApplication;
  let url: string;
  let receiver: Awaited<ReturnType<typeof receiveTraces>>;
  let endObserving: () => Promise<void>;
  const add = (noteId: unknown, headers = {}) => httpCall(`${url}/notes`, { body: { noteId }, headers });

  beforeAll(async () => {
    receiver = await receiveTraces();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.endpoint;
    endObserving = await observe('toy', { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint });
    await prepareDatabase(database, env);
    const calls = { noteAdd };
    app = await createService({ name: 'toy', module: NotesModule, env, calls, database, workers: ['none'] });
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
  });
  afterAll(async () => {
    await app.close();
    await test.close('students');
  });

  it('goes on with a trace from the request to its job', async () => {
    await add('traced', { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` });
    await eventually(() => done.includes('traced'));
    // The shutdown flushes it.
    await eventually(
      async () => (await valueOf('concord_jobs_total{queue="notes",outcome="completed"}')) === '1',
    );
    await endObserving();
    await receiver.close();
    const spans = receiver.spans.filter(({ traceId }) => traceId === TRACE_ID);
    const spanOf = (name: string) => spans.find((span) => span.name === name);
    const [request, sent, job] = ['POST /notes', 'send notes', 'process notes'].map(spanOf);
    expect(request).toMatchObject({ service: 'toy', parentSpanId: 'b7ad6b7169203331' });
    expect(sent?.parentSpanId).toBe(request?.spanId);
    expect(job?.parentSpanId).toBe(sent?.spanId);
  });

  it('counts requests by call and status, and no probes', async () => {
    await add('counted');
    await add(7);
    await httpCall(`${url}/no/such/path`);
    await httpCall(`${url}/health/ready`);
    const statusOf = (call: string, status: number) =>
      valueOf(`concord_http_requests_total{call="${call}",status="${status}"}`);
    expect(await statusOf('noteAdd', 200)).toBe('2');
    expect(await statusOf('noteAdd', 400)).toBe('1');
    expect(await statusOf('unknown', 404)).toBe('1');
    expect(await scrape()).not.toMatch(/_total\{call="(unknown|health)[^}]*status="200"/);
    expect(await valueOf('concord_http_request_duration_seconds_count{call="noteAdd"}')).toBe('3');
    expect(await valueOf('concord_http_requests_in_flight')).toBe('0');
    expect(await valueOf('concord_http_requests_refused_total{reason="overload"}')).toBe('0');
  });

  it('tells of its stores, their connections, its queue and its workers', async () => {
    expect(await valueOf('concord_store_up{store="mongodb"}')).toBe('1');
    expect(await valueOf('concord_store_up{store="redis"}')).toBe('1');
    expect(Number(await valueOf('concord_store_pool_connections{state="open"}'))).toBeGreaterThan(0);
    expect(await valueOf('concord_store_pool_connections{state="in_use"}')).toBe('0');
    expect(await valueOf('concord_store_pool_waiting')).toBe('0');
    expect(await valueOf('concord_queue_jobs{queue="notes",state="waiting"}')).toBe('0');
    expect(await valueOf('concord_queue_oldest_job_age_seconds{queue="notes"}')).toBe('0');
    expect(await valueOf('concord_task_runs_total{task="write-probe",outcome="failed"}')).toBe('0');
    expect(await valueOf('concord_worker_up{worker="none"}')).toBe('0');
  });
});

describe('reportStores', () => {
  let silent: Server;
  beforeAll(async () => {
    silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });
  afterAll(() => silent.close());

  it('tells that a store is down which takes connections and never answers', async () => {
    const { port } = silent.address() as { port: number };
    const redis = new RedisConnection(`redis://127.0.0.1:${port}`);
    const health = new HealthRegistry();
    health.register('redis', async () => void (await redis.client.ping()));
    health.register('s3', () => new Promise<never>(() => {}));
    const end = reportStores(health);
    const text = await scrape();
    expect(text).toContain('concord_store_up{store="redis"} 0');
    expect(text).toContain('concord_store_up{store="s3"} 0');
    expect(text).toContain('# TYPE concord_store_errors_total counter');
    end();
    redis.close();
  });
});
