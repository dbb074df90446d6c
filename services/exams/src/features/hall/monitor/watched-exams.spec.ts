import { covers, WatchedExamsOfStreams } from './watched-exams';

const exams = (...ids: string[]) => new Set(ids);

describe('WatchedExamsOfStreams', () => {
  it('is about the exams of all streams, until they leave', () => {
    const watched = new WatchedExamsOfStreams();
    expect(watched.isEmpty).toBe(true);
    const leave = watched.add(exams('a'));
    watched.add(exams('a', 'b'));
    expect(watched.all).toEqual(exams('a', 'b'));
    const leaveAll = watched.add(undefined);
    expect(watched.all).toBeUndefined();
    leaveAll();
    leave();
    expect(watched.all).toEqual(exams('a', 'b'));
    expect(watched.isEmpty).toBe(false);
  });
});

describe('covers', () => {
  it.each([
    [undefined, undefined, true],
    [undefined, exams('a'), true],
    [exams('a'), undefined, false],
    [exams('a', 'b'), exams('a'), true],
    [exams('a'), exams('a', 'b'), false],
    [exams(), exams(), true],
  ])('%p covers %p: %p', (watched, asked, outcome) => expect(covers(watched, asked)).toBe(outcome));
});
