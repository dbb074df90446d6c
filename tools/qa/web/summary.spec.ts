import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Visited } from './slow-visit.ts';
import { byteRows, otherRows, type RouteRuns, timeGoals, timeRows } from './summary.ts';

const visited = (change: Partial<Visited> = {}): Visited => ({
  largestPaint: 900,
  largestPicture: '',
  shift: 0,
  shiftScrolled: 0,
  blocking: 120,
  transfers: [
    { path: '/', kind: 'html', bytes: 12_000, cached: false },
    { path: '/main.js', kind: 'js', bytes: 150_000, cached: false },
  ],
  repeat: { bytes: 200, largestPaint: 600, blocking: 20 },
  ...change,
});

const runs = (path: string, ...visits: Visited[]): RouteRuns => ({
  path,
  visits,
  paintsWithoutScripts: [500, 700, 600],
  typingDelays: [],
  formVisits: [],
  bus: { firstPaint: 2_000, largestPaint: 2_500, interactive: 9_000 },
  paintWithoutFonts: 950,
});

const missed = (all: RouteRuns[]) => timeGoals(all).filter(({ holds }) => !holds);

describe('timeRows', () => {
  it('shows the middle of the runs with and without scripts, and the slowest', () => {
    const three = [900, 1_500, 1_000].map((largestPaint) => visited({ largestPaint }));
    const row = timeRows([runs('/', ...three)])[1];
    assert.deepEqual(row, ['/', '1.00', '0.60', '0.000', '0.000', '120', '1.50']);
  });
});

describe('byteRows', () => {
  it('shows what each kind of file weighs, how many there were, and what a second visit loads', () => {
    const row = byteRows([runs('/', visited())])[1];
    assert.deepEqual(row, ['/', '12.0', '150.0', '0.0', '0.0', '0.0', '0.0', '162.0', '2', '0.2']);
  });
});

describe('otherRows', () => {
  it('shows another visit, one in a bus, one without fonts, and typing where there is any', () => {
    const row = otherRows([runs('/', visited())])[1];
    assert.deepEqual(row, ['/', '0.60', '20', '0.95', '2.00', '2.50', '9.00', '', '', '']);
    const typed = otherRows([{ ...runs('/register', visited()), typingDelays: [96, 120, 104] }])[1];
    assert.equal(typed?.at(-3), '104');
  });
});

describe('timeGoals', () => {
  it('holds for pages within the limits', () => assert.deepEqual(missed([runs('/', visited())]), []));

  it('asks for an early paint, also of another visit and where no font comes', () => {
    const slow = visited({ largestPaint: 1_600, repeat: { bytes: 0, largestPaint: 1_700, blocking: 0 } });
    const texts = missed([{ ...runs('/', slow), paintWithoutFonts: 1_800 }]).map(({ text }) => text);
    assert.deepEqual(texts, [
      '/: largest paint 1.60 s, at most 1.50',
      '/: largest paint of another visit 1.70 s, at most 1.50',
      '/: largest paint without its fonts 1.80 s, at most 1.50',
    ]);
  });

  it('counts how long typing waits', () => {
    const texts = missed([{ ...runs('/register', visited()), typingDelays: [150, 210, 220] }]);
    assert.match(texts[0]?.text ?? '', /typing waits 210 ms for a paint, at most 200$/);
  });

  it('counts when the first field and all of them can be used, in the middle of the visits', () => {
    const formVisits = [2_900, 3_100, 3_200].map((firstField) => ({ firstField, whole: firstField + 2_000 }));
    const all = [{ ...runs('/register', visited()), formVisits }];
    assert.deepEqual(otherRows(all)[1]?.slice(-2), ['3.10', '5.10']);
    assert.deepEqual(
      missed(all).map(({ text }) => text),
      ['/register: the first field can be used after 3.10 s, at most 3.00'],
    );
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
