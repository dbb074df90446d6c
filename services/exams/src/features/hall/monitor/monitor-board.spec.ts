import type { MonitorRow } from '@concord/contracts';
import { MonitorBoard } from './monitor-board';

const moment = (seconds: number) => new Date(seconds * 1000).toISOString();

const row = (attempt: string): MonitorRow => ({
  attempt,
  assignment: 'assignment',
  student: { _id: 'student', surname: 'Bello', firstName: 'Amina' },
  exam: { _id: 'exam', examName: 'Peace', examCode: 'P-1' },
  totalQuestions: 3,
  answered: 1,
  startedAt: moment(0),
  deadline: moment(3600),
  savedAt: moment(10),
  seenAt: moment(10),
});

function boardWith(attempt: string): MonitorBoard {
  const board = new MonitorBoard();
  board.put({ row: row(attempt), answered: new Set(['q1']) });
  return board;
}

describe(MonitorBoard.name, () => {
  it('counts each question once, and not one whose answer was cleared', () => {
    const board = boardWith('a');
    board.apply({ k: 'saved', id: 'a', at: 20_000, given: ['q1', 'q2'], cleared: [] });
    expect(board.row('a')).toMatchObject({ answered: 2, savedAt: moment(20), seenAt: moment(20) });
    board.apply({ k: 'saved', id: 'a', at: 21_000, given: [], cleared: ['q1', 'q3'] });
    expect(board.row('a')).toMatchObject({ answered: 1, savedAt: moment(21) });
  });

  it('never moves seenAt and savedAt back', () => {
    const board = boardWith('a');
    expect(board.apply({ k: 'seen', id: 'a', at: 5000 })).toBe('changed');
    expect(board.row('a')).toMatchObject({ seenAt: moment(10), savedAt: moment(10) });
    board.apply({ k: 'seen', id: 'a', at: 30_000 });
    board.put({ row: row('a'), answered: new Set() });
    expect(board.row('a')?.seenAt).toBe(moment(30));
  });

  it('keeps the highest of what the page counted', () => {
    const board = boardWith('a');
    const counts = { left: 2, awaySeconds: 30, blurred: 0, copied: 1, printed: 0 };
    board.apply({ k: 'noted', id: 'a', at: 20_000, counts });
    expect(board.apply({ k: 'noted', id: 'a', at: 19_000, counts: { ...counts, left: 1, blurred: 4 } })).toBe(
      'changed',
    );
    expect(board.row('a')).toMatchObject({ activity: { ...counts, blurred: 4 }, seenAt: moment(20) });
  });

  it('reports unknown and changed attempts as to be read', () => {
    const board = boardWith('a');
    expect(board.apply({ k: 'seen', id: 'b', at: 1 })).toBe('unknown');
    expect(board.apply({ k: 'changed', id: 'a', at: 1 })).toBe('unknown');
  });

  it('removes an ended attempt once', () => {
    const board = boardWith('a');
    expect(board.apply({ k: 'ended', id: 'a', at: 1 })).toBe('gone');
    expect(board.apply({ k: 'ended', id: 'a', at: 1 })).toBe('none');
    expect(board.rows()).toEqual([]);
  });
});
