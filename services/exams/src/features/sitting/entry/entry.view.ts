import type { ExamEntry } from '@concord/contracts';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { configKeyOf } from './seb-config';

/**
 * The view for staff, with the access code.
 * @param sebFile link to the file for Safe Exam Browser
 */
export const toExamEntry = (
  { accessCode, opensAt, networks, seb, ...exam }: ExamRecord,
  sebFile: string,
): ExamEntry => ({
  exam: {
    _id: String(exam._id),
    examName: exam.examName,
    examCode: exam.examCode,
    duration: exam.duration,
    totalQuestions: exam.totalQuestions,
  },
  opensAt: opensAt?.toISOString() ?? null,
  code: accessCode?.code ?? null,
  codeSince: accessCode?.since.toISOString() ?? null,
  networks: networks ?? [],
  seb: seb
    ? {
        file: sebFile,
        configKey: configKeyOf(seb.settings),
        hasQuitPassword: 'hashedQuitPassword' in seb.settings,
        keys: seb.keys,
      }
    : null,
});
