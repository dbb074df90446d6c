import { TimeRanges, type TimeRange } from './time-ranges';

const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000);
/** All ranges, if the n-th one has `found(n)` records. */
function rangesOf(bounds: TimeRange, found: (turn: number) => number): string[] {
  const ranges = new TimeRanges(bounds, at(0), at(24));
  const text = (moment?: Date) => (moment ? moment.toISOString().slice(8, 16) : '');
  const all: string[] = [];
  for (let range = ranges.next(0); range; range = ranges.next(found(all.length)))
    all.push(`${text(range.from)}..${text(range.to)}`);
  return all;
}

describe('TimeRanges', () => {
  it('leave nothing out, and grow where there is little', () => {
    expect(rangesOf({}, () => 0)).toEqual([
      '..01T02:00',
      '01T02:00..01T06:00',
      '01T06:00..01T14:00',
      '01T14:00..',
    ]);
  });

  it('get shorter where there is much', () => {
    const found = (turn: number) => (turn === 1 ? 5000 : 1000);
    const [first, second, third] = rangesOf({}, found);
    expect([first, second, third]).toEqual(['..01T02:00', '01T02:00..01T03:00', '01T03:00..01T04:00']);
  });

  it('keep to their bounds', () => {
    expect(rangesOf({ from: at(5), to: at(8) }, () => 0)).toEqual([
      '01T05:00..01T07:00',
      '01T07:00..01T08:00',
    ]);
    expect(rangesOf({ to: at(1) }, () => 0)).toEqual(['..01T01:00']);
  });
});
