import type { PassRate } from '@concord/contracts';
import type { DayPassesRecord, ExamPasses } from '../../../store/day-passes/day-passes.schema';
import type { ResultRecord } from '../../../store/results/result.schema';

/** Sums up results by exam. */
export function tally(results: readonly Pick<ResultRecord, 'exam' | 'pass'>[]): ExamPasses[] {
  const exams = new Map<string, ExamPasses>();
  for (const { exam, pass } of results) {
    const key = String(exam._id);
    const { total = 0, passed = 0 } = exams.get(key) ?? {};
    exams.set(key, { ...exam, total: total + 1, passed: passed + (pass ? 1 : 0) });
  }
  return [...exams.values()];
}

/** Sums up days, with the latest name of each exam; most sittings first. */
export function toPassRates(days: readonly Pick<DayPassesRecord, 'exams'>[]): PassRate[] {
  const rates = new Map<string, PassRate>();
  for (const { _id, examName, examCode, total, passed } of days.flatMap(({ exams }) => exams)) {
    const key = String(_id);
    const before = rates.get(key);
    rates.set(key, {
      exam: { _id: key, examName, examCode },
      total: total + (before?.total ?? 0),
      passed: passed + (before?.passed ?? 0),
    });
  }
  return [...rates.values()].sort((a, b) => b.total - a.total);
}
