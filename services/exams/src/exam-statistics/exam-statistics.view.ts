import type { ExamStatistics } from '@concord/contracts';
import type { ExamRecord } from '../exams/exam.schema';
import type { ExamStatisticsRecord } from './exam-statistics.schema';

export function toExamStatistics(
  { _id, examName, examCode, duration, totalQuestions }: ExamRecord,
  { countedAt, candidates, versions = [], scores, items }: ExamStatisticsRecord,
  isCounting: boolean,
): ExamStatistics {
  return {
    exam: { _id: String(_id), examName, examCode, duration, totalQuestions },
    isCounting,
    versions: versions.map((version) => ({
      _id: String(version._id),
      createdAt: version.createdAt.toISOString(),
    })),
    ...(countedAt && { countedAt: countedAt.toISOString() }),
    ...(candidates !== undefined && { candidates }),
    ...(scores && { scores }),
    ...(items && { items }),
  };
}
