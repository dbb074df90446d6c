import type { ExamRecord } from './exam.schema';
import { RecentExams } from './recent-exams';

const ID = '64c000000000000000000001';
const named = (examName: string) => ({ examName }) as ExamRecord;

describe('RecentExams', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('reads an exam once for a hall, and again after two seconds', async () => {
    const read = jest.fn(() => Promise.resolve(named('Mediation')));
    const recent = new RecentExams(read);
    await Promise.all([recent.find(ID), recent.find(ID)]);
    await recent.find(ID);
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2000);
    await recent.find(ID);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('knows a change of this process at once, also beside a read that was under way', async () => {
    let stored = 'Before';
    const reads: ((value: ExamRecord) => void)[] = [];
    const recent = new RecentExams(() => new Promise((resolve) => reads.push(resolve)));
    const early = recent.find(ID);
    await recent.change(ID, () => {
      stored = 'After';
      return Promise.resolve();
    });
    const late = recent.find(ID);
    reads[0]?.(named('Before'));
    reads[1]?.(named(stored));
    expect([(await early)?.examName, (await late)?.examName]).toEqual(['Before', 'After']);
    expect(await recent.find(ID)).toEqual(named('After'));
    expect(reads).toHaveLength(2);
  });

  it('keeps neither a failure nor an exam that is not there', async () => {
    const read = jest.fn<Promise<ExamRecord | null>, []>();
    read
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce(named('It'));
    const recent = new RecentExams(read);
    await expect(recent.find(ID)).rejects.toThrow('away');
    expect(await recent.find(ID)).toBeNull();
    expect(await recent.find(ID)).toEqual(named('It'));
  });
});
