import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Visited } from './slow-visit.ts';
import { byteRows, type RouteRuns, timeGoals, timeRows } from './summary.ts';

const visited = (change: Partial<Visited> = {}): Visited => ({
  largestPaint: 900,
  largestPicture: '',
  shift: 0,
  shiftScrolled: 0.01,
  blocking: 120,
  transfers: [
    { path: '/', kind: 'html', bytes: 12_000, cached: false },
    { path: '/main.js', kind: 'js', bytes: 150_000, cached: false },
  ],
  repeatBytes: 200,
  ...change,
});

const runs = (path: string, ...visits: Visited[]): RouteRuns => ({
  path,
  visits,
  paintsWithoutScripts: [500, 700, 600],
});

const missed = (all: RouteRuns[]) => timeGoals(all).filter(({ holds }) => !holds);

describe('timeRows', () => {
  it('shows the middle of the runs with and without scripts, and the slowest', () => {
    const three = [900, 1_500, 1_000].map((largestPaint) => visited({ largestPaint }));
    const row = timeRows([runs('/', ...three)])[1];
    assert.deepEqual(row, ['/', '1.00', '0.60', '0.000', '0.010', '120', '1.50']);
  });
});

describe('byteRows', () => {
  it('shows what each kind of file weighs, how many there were, and what a second visit loads', () => {
    const row = byteRows([runs('/', visited())])[1];
    assert.deepEqual(row, ['/', '12.0', '150.0', '0.0', '0.0', '0.0', '0.0', '162.0', '2', '0.2']);
  });
});

describe('timeGoals', () => {
  it('holds for pages within the limits', () => assert.deepEqual(missed([runs('/', visited())]), []));

  it('asks more of the first page than of others', () => {
    const slow = visited({ largestPaint: 2_200 });
    assert.equal(missed([runs('/about', slow)]).length, 0);
    assert.match(missed([runs('/', slow)])[0]?.text ?? '', /largest paint 2\.20 s, at most 2\.00$/);
  });

  it('names the picture that came late', () => {
    const slow = visited({ largestPaint: 2_600, largestPicture: 'http://127.0.0.1:1/a.webp' });
    assert.match(missed([runs('/about', slow)])[0]?.text ?? '', /\(the picture \/a\.webp\)$/);
  });

  it('counts a shift that comes only with scrolling, and blocked time', () => {
    const texts = missed([runs('/about', visited({ shiftScrolled: 0.03, blocking: 201 }))]).map(
      ({ text }) => text,
    );
    assert.match(texts[0] ?? '', /layout shift 0\.030/);
    assert.match(texts[1] ?? '', /blocked 201 ms/);
  });
});
