// On one server: it counts outages and waits of the process.
import { setLogLevel } from '@concord/nest-platform';
import { eventually, TestEnvironment } from '@concord/nest-platform/testing';
import { FaultProxy } from '@concord/testing';
import mongoose, { type Connection } from 'mongoose';
import { HeartbeatRepository } from '../../../store/heartbeats/heartbeat.repository';
import {
  HEARTBEAT_MODEL,
  type HeartbeatRecord,
  heartbeatSchema,
} from '../../../store/heartbeats/heartbeat.schema';
import { OUTAGE_AFTER_MS } from '../../../store/heartbeats/outage-grace';
import { HeartbeatService } from './heartbeat.service';

const OUTAGE_MS = OUTAGE_AFTER_MS + 1500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Blocks the event loop. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until) JSON.parse('{"a":[1,2,3]}');
}

describe(HeartbeatService.name, () => {
  const test = new TestEnvironment();
  const names = () => ({ dbName: `${test.prefix}-exams`, serverSelectionTimeoutMS: 1000 });
  /** Data that waits while the store is frozen. */
  let held: (() => void)[] | undefined;
  let proxy: FaultProxy;
  let connection: Connection;
  let service: HeartbeatService;

  const create = () => {
    const model = connection.model<HeartbeatRecord>(HEARTBEAT_MODEL, heartbeatSchema);
    return new HeartbeatService(new HeartbeatRepository(model));
  };
  const stored = () => test.database('exams').then((db) => db.collection('presence').findOne({}));
  const takesLateSave = () => service.isInTime(new Date(Date.now() - 60_000), new Date());
  // Repeated: time in which a busy machine blocks the process does not count as an outage.
  const outage = () => eventually(takesLateSave);
  const outageOnRecord = () =>
    eventually(async () => ((await stored())?.holdUntil.getTime() ?? 0) > Date.now() + 50_000);

  beforeAll(async () => {
    setLogLevel('silent');
    const url = new URL(test.variables.MONGODB_URI ?? '');
    url.searchParams.set('directConnection', 'true');
    proxy = await FaultProxy.to(url.href, undefined, (near, far) => {
      far.pipe(near);
      near.on('data', (chunk) => (held ? held.push(() => far.write(chunk)) : far.write(chunk)));
    });
    connection = await mongoose.createConnection(proxy.url, names()).asPromise();
  });
  beforeEach(async () => {
    await (await test.database('exams')).collection('presence').deleteMany({});
    service = create();
    await service.start();
  });
  afterEach(() => service.onApplicationShutdown());
  afterAll(async () => {
    await connection.close();
    await proxy.cut();
    await test.close('exams');
  });

  it('gives no grace for a busy event loop', async () => {
    block(OUTAGE_MS);
    expect(takesLateSave()).toBe(false);
    await pause(3000);
    expect(takesLateSave()).toBe(false);
    expect((await stored())?.holdUntil).toEqual(new Date(0));
  });

  it('gives grace for a store that cannot be reached, until a minute after it', async () => {
    await proxy.cut();
    await outage();
    await proxy.restore();
    await outageOnRecord();
    expect(takesLateSave()).toBe(true);
  });

  it('gives grace for a store that does not answer', async () => {
    held = [];
    await outage();
    // Waits until the delayed heartbeat is itself old enough for an outage.
    await pause(3000);
    const waiting = held;
    held = undefined;
    waiting.forEach((send) => send());
    await outageOnRecord();
    expect(takesLateSave()).toBe(true);
  });

  it('gives grace after the service was down', async () => {
    await service.onApplicationShutdown();
    await pause(OUTAGE_MS);
    service = create();
    await service.start();
    expect(takesLateSave()).toBe(true);
  });
});
