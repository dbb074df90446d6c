import { type ItemStatistics, STATISTICS_MIN } from '@concord/contracts';
import type { Counted } from '../../../store/exam-statistics/exam-statistics.repository';
import type { ExamTally } from './exam-tally';
import { analyseItem, thirdsOf } from './item-analysis';
import { summarize } from './score-summary';

/** Numbers of a tally; below the minimum of candidates, only their count. */
export function numbersOf(all: ExamTally): Pick<Counted, 'candidates' | 'scores' | 'items'> {
  const { tally, times } = all;
  const candidates = tally.levels.reduce((sum, { count }) => sum + count, 0);
  if (candidates < STATISTICS_MIN) return { candidates };
  const thirds = thirdsOf(tally.levels);
  const has = new Set(tally.ids);
  const items = [...all.items.values()]
    .filter(({ id }) => has.has(id))
    .map(({ id, question, topic, difficulty, options, key }, index): ItemStatistics => {
      const { choices, ...numbers } = analyseItem(tally, id, { options: options.length, thirds });
      const medianSeconds = times.medianOf(id);
      return {
        _id: id,
        qstNumber: index + 1,
        question,
        ...(topic !== undefined && { topic }),
        ...(difficulty !== undefined && { difficulty }),
        ...numbers,
        ...(medianSeconds !== undefined && { medianSeconds }),
        options: choices.map((counts, at) => {
          const text = options[at] ?? '';
          return { ...counts, text, isKey: text === key };
        }),
      };
    });
  return { candidates, scores: summarize(tally), items };
}
