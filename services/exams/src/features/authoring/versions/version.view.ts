import type { ExamVersion, VersionSummary } from '@concord/contracts';
import { toStaffRef } from '../../../shared/staff.view';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import type { VersionRow } from '../../../store/exam-versions/exam-versions.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { toShownQuestion } from '../exams/exam.view';
import type { PartsOf } from '../papers/picture-links';
import type { SittingCounts } from './version-sittings.service';

/** Fields of a view that the version itself lacks. */
interface Place {
  readonly exam: ExamRecord;
  readonly number: number;
  readonly sat: SittingCounts;
}

export function toVersionSummary(version: VersionRow, { exam, number, sat }: Place): VersionSummary {
  // Number 1 is the uploaded exam; its author is known in every release.
  const by = version.by ?? (number === 1 ? exam.uploadedBy : undefined);
  const id = String(version._id);
  return {
    _id: id,
    number,
    createdAt: version.createdAt.toISOString(),
    by: by ? toStaffRef(by) : null,
    isCurrent: exam.current.equals(version._id),
    questionCount: version.questionCount,
    changes: version.changes ?? null,
    ...(version.restored !== undefined && { restored: version.restored }),
    results: sat.results.get(id) ?? 0,
    underWay: sat.underWay.get(id) ?? 0,
  };
}

/** The view has the right answers: for SUPER_ADMIN only. */
export function toExamVersion(version: ExamVersionRecord, place: Place, partsOf: PartsOf): ExamVersion {
  const { examName, examCode, duration, questions, paper } = version;
  return {
    ...toVersionSummary({ ...version, questionCount: questions.length }, place),
    examName,
    examCode,
    duration,
    questions: questions.map(toShownQuestion(partsOf)),
    ...(paper && { paper }),
  };
}
