import type { ExamStatistics } from '@concord/contracts';
import { heldOf } from '../../../shared/held-results/release-state';
import type { ExamStatisticsRecord } from '../../../store/exam-statistics/exam-statistics.schema';
import type { ExamRecord } from '../../../store/exams/exam.schema';

export function toExamStatistics(
  { _id, examName, examCode, duration, totalQuestions, release }: ExamRecord,
  { countedAt, candidates, versions = [], scores, items }: ExamStatisticsRecord,
  isCounting: boolean,
): ExamStatistics {
  const held = heldOf({ release });
  return {
    exam: { _id: String(_id), examName, examCode, duration, totalQuestions },
    isCounting,
    versions: versions.map((version) => ({
      _id: String(version._id),
      createdAt: version.createdAt.toISOString(),
    })),
    ...(countedAt && { countedAt: countedAt.toISOString() }),
    ...(held && { held }),
    ...(candidates !== undefined && { candidates }),
    ...(scores && { scores }),
    ...(items && { items }),
  };
}
