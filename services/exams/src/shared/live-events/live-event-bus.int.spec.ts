import { log, newObjectId, RedisConnection } from '@concord/nest-platform';
import { eventually } from '@concord/nest-platform/testing';
import { EARLIER_CHANNEL } from './earlier-live-channel';
import type { LiveEvent, LiveMessage } from './live-event';
import { LiveEventBus, type WatchedExams } from './live-event-bus';

const prefix = `test${process.pid}-${Date.now()}-`;
const [examA, examB] = ['a'.repeat(24), 'b'.repeat(24)];

describe('LiveEventBus', () => {
  const ends: (() => void)[] = [];
  beforeEach(() => void jest.spyOn(log, 'warn').mockReturnValue(undefined));
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    jest.restoreAllMocks();
  });

  function connect(): RedisConnection {
    const redis = new RedisConnection(process.env.REDIS_URL ?? '', prefix);
    ends.push(() => redis.close());
    return redis;
  }

  /** A bus as of one process, and the events that its listener received. */
  function aBus() {
    const bus = new LiveEventBus(connect());
    ends.push(() => bus.onApplicationShutdown());
    const heard: LiveEvent[] = [];
    const watch = (exams: WatchedExams) => bus.watch(exams, (event) => heard.push(event));
    /** Repeats an event until the listener receives it. */
    const hears = (id: string, tell: () => unknown) =>
      eventually(async () => {
        await tell();
        return heard.some((event) => event.id === id);
      });
    return { bus, heard, watch, hears };
  }
  const attemptOf = (exam: string) => ({ _id: String(newObjectId()), exam });

  it('hears what other processes tell of the exams that are watched, and of no other ones', async () => {
    const [{ bus: other }, { heard, watch, hears }] = [aBus(), aBus()];
    const [ofA, ofB, later] = [attemptOf(examA), attemptOf(examB), attemptOf(examB)];
    watch(new Set([examA]));
    await hears(ofA._id, () => {
      other.seen(ofB);
      other.seen(ofA);
    });
    expect(heard.some(({ id }) => id === ofB._id)).toBe(false);
    watch(new Set([examB]));
    await hears(later._id, () => other.ended(later));
    watch(undefined);
    const last = attemptOf(examA);
    await hears(last._id, () => other.changed(last));
  });

  it('hears at once what happens in its own process, of watched exams alone', () => {
    const { bus, heard, watch } = aBus();
    watch(new Set([examA]));
    const [ofA, ofB] = [attemptOf(examA), attemptOf(examB)];
    bus.ended(ofB);
    bus.ended(ofA);
    expect(heard.map(({ id }) => id)).toEqual([ofA._id]);
    bus.unwatch();
    bus.ended(ofA);
    expect(heard).toHaveLength(1);
  });

  describe('beside processes of the previous release', () => {
    it('hears what they publish on their one channel', async () => {
      const { watch, hears } = aBus();
      const earlier = connect();
      watch(new Set([examA]));
      const { _id: id } = attemptOf(examA);
      const message: LiveMessage = { from: 'earlier', events: [{ k: 'seen', id, at: Date.now() }] };
      await hears(id, () => earlier.publish(EARLIER_CHANNEL, JSON.stringify(message)).catch(() => undefined));
    });

    it('tells their monitors, and its own ones only once', async () => {
      const [{ bus }, { heard, watch }] = [aBus(), aBus()];
      const told: string[] = [];
      // Subscribes like a monitor of the previous version.
      ends.push(
        connect().subscribe(
          [EARLIER_CHANNEL],
          (_channel, text) => told.push(...(JSON.parse(text) as LiveMessage).events.map(({ id }) => id)),
          () => undefined,
        ),
      );
      watch(undefined);
      const attempts: string[] = [];
      await eventually(() => {
        const attempt = attemptOf(examB);
        attempts.push(attempt._id);
        bus.seen(attempt);
        return told.length > 1 && heard.length > 1;
      });
      expect(attempts).toEqual(expect.arrayContaining(told));
      expect(new Set(heard.map(({ id }) => id)).size).toBe(heard.length);
    });

    it('publishes nothing for them where there are none', async () => {
      const { bus, watch, hears } = aBus();
      watch(undefined);
      const redis = connect();
      const publish = jest.spyOn(redis, 'publish');
      const own = new LiveEventBus(redis);
      ends.push(() => own.onApplicationShutdown());
      const attempt = attemptOf(examA);
      await hears(attempt._id, () => own.seen(attempt));
      expect(publish.mock.calls.some(([channel]) => channel === EARLIER_CHANNEL)).toBe(false);
      bus.unwatch();
    });
  });
});
