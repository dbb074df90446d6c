import { couldNotBeat, isInOutageGrace, OUTAGE_AFTER_MS } from './outage-grace';

const now = new Date('2026-11-21T09:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const never = new Date(0);

describe('isInOutageGrace', () => {
  it.each([
    ['there is no heartbeat', undefined, true],
    ['heartbeats are regular and there was no outage', { beat: ago(1000), holdUntil: never }, false],
    ['the last heartbeat is at the limit', { beat: ago(OUTAGE_AFTER_MS), holdUntil: never }, false],
    ['the service is down', { beat: ago(OUTAGE_AFTER_MS + 1), holdUntil: never }, true],
    ['it recovered less than a minute ago', { beat: ago(500), holdUntil: ago(-1) }, true],
    ['it recovered a minute ago', { beat: ago(500), holdUntil: now }, false],
  ])('when %s', (_, heartbeat, expected) => {
    expect(isInOutageGrace(heartbeat, now)).toBe(expected);
  });
});

describe('couldNotBeat', () => {
  it.each([
    ['the process has just begun', undefined, true],
    ['the event loop never waited: it was busy', 0, false],
    ['it waited for as long as between two heartbeats', 2000, false],
    ['it waited for as long as the limit', OUTAGE_AFTER_MS, false],
    ['it waited for longer: the store did not answer, or the process did not run', OUTAGE_AFTER_MS + 1, true],
  ])('when %s', (_, idleMs, expected) => expect(couldNotBeat(idleMs)).toBe(expected));
});
