import { isHeldAt, releaseOf, type ReleaseRecord, type StoredRelease, storedRelease } from './release';

const NOW = new Date('2026-11-28T12:00:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const LATER = new Date(NOW.getTime() + 1);
const NEVER = new Date('9999-12-31T23:59:59.999Z');

describe('releaseOf', () => {
  it.each<[string, StoredRelease, ReleaseRecord]>([
    ['nothing', {}, { kind: 'immediate' }],
    ['only the present form', { release: { kind: 'held' } }, { kind: 'held' }],
    ['a hold of the previous version', { heldUntil: NEVER }, { kind: 'held' }],
    ['a moment of the previous version', { heldUntil: LATER }, { kind: 'moment', at: LATER }],
    ['a later hold there', { release: { kind: 'immediate' }, heldUntil: NEVER }, { kind: 'held' }],
    ['a later end of the hold there', { release: { kind: 'held' }, heldUntil: null }, { kind: 'immediate' }],
  ])('reads %s', (_, stored, release) => expect(releaseOf(stored)).toEqual(release));

  it.each<ReleaseRecord>([{ kind: 'immediate' }, { kind: 'held' }, { kind: 'moment', at: LATER }])(
    'reads what storedRelease writes: %p',
    (release) => expect(releaseOf(storedRelease(release))).toEqual(release),
  );
});

describe('isHeldAt', () => {
  it.each<[boolean, ReleaseRecord]>([
    [false, { kind: 'immediate' }],
    [true, { kind: 'held' }],
    [true, { kind: 'moment', at: LATER }],
    [false, { kind: 'moment', at: NOW }],
    [false, { kind: 'moment', at: BEFORE }],
  ])('is %p for %p', (expected, release) => expect(isHeldAt(release, NOW)).toBe(expected));
});
