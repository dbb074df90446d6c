import { auditOutboxSchema, type DatabaseDefinition, taskSchema } from '@concord/nest-platform';
import { PauseRecords } from './features/hall/pauses/pause-records.service';
import { announcementSchema } from './store/announcements/announcement.schema';
import { assignmentSchema } from './store/assignments/assignment.schema';
import { AttemptPausesRepository } from './store/attempts/attempt-pauses.repository';
import { ATTEMPT_MODEL, type AttemptRecord, attemptSchema } from './store/attempts/attempt.schema';
import {
  CERTIFICATE_TEMPLATE_MODEL,
  type CertificateTemplateRecord,
  certificateTemplateSchema,
} from './store/certificate-templates/certificate-template.schema';
import { CertificateTemplatesRepository } from './store/certificate-templates/certificate-templates.repository';
import {
  CERTIFICATE_MODEL,
  type CertificateRecord,
  certificateSchema,
} from './store/certificates/certificate.schema';
import { CertificatesRepository } from './store/certificates/certificates.repository';
import { courseSchema } from './store/courses/course.schema';
import { dayPassesSchema } from './store/day-passes/day-passes.schema';
import { examStatisticsSchema } from './store/exam-statistics/exam-statistics.schema';
import {
  EXAM_VERSION_MODEL,
  type ExamVersionRecord,
  examVersionSchema,
} from './store/exam-versions/exam-version.schema';
import { ExamVersionsRepository } from './store/exam-versions/exam-versions.repository';
import { EXAM_MODEL, examSchema, type StoredExam } from './store/exams/exam.schema';
import { backFillReleases } from './store/exams/release';
import { hallSchema } from './store/halls/hall.schema';
import { heartbeatSchema } from './store/heartbeats/heartbeat.schema';
import { lateAnswersSchema } from './store/late-answers/late-answers.schema';
import {
  LISTED_PAUSE_MODEL,
  type ListedPauseRecord,
  listedPauseSchema,
} from './store/listed-pauses/listed-pause.schema';
import { ListedPausesRepository } from './store/listed-pauses/listed-pauses.repository';
import { practiceSchema } from './store/practices/practice.schema';
import { ResultBackFillsRepository } from './store/results/result-back-fills.repository';
import { RESULT_MODEL, type ResultRecord, resultSchema } from './store/results/result.schema';
import { StartCursorRepository } from './store/start-cursors/start-cursor.repository';
import {
  START_CURSOR_MODEL,
  type StartCursorRecord,
  startCursorSchema,
} from './store/start-cursors/start-cursor.schema';
import { statusPlaceSchema } from './store/status-places/status-place.schema';

/** Replaced by indexes that end with `_id`, the last field of each sort. */
const NEWEST_FIRST = 'createdAt_-1';
/** Replaced by an index that includes the exam, for held results. */
const UNMAILED = 'mailed_1';
/** Replaced by an index without unconfirmed results. */
const UNMAILED_OF_EXAM = 'mailed_1_exam._id_1';
/** Replaced by an index that also sorts. */
const OF_STUDENT = 'student._id_1';

export const examsDatabase: DatabaseDefinition<unknown> = {
  service: 'exams',
  schemas: [
    announcementSchema,
    assignmentSchema,
    attemptSchema,
    auditOutboxSchema,
    certificateSchema,
    certificateTemplateSchema,
    courseSchema,
    dayPassesSchema,
    examSchema,
    examStatisticsSchema,
    examVersionSchema,
    hallSchema,
    heartbeatSchema,
    lateAnswersSchema,
    listedPauseSchema,
    practiceSchema,
    resultSchema,
    startCursorSchema,
    statusPlaceSchema,
    taskSchema,
  ],
  uniqueById: ['attempts'],
  retiredIndexes: {
    assignments: ['student_1_createdAt_-1', 'exam_1_status_1'],
    // Removed because each index slows down every save.
    attempts: ['status_1__id_1', 'reset.at_1', 'pause.at_1', 'exam_1_unconfirmed_1'],
    certificates: [NEWEST_FIRST],
    courses: [NEWEST_FIRST],
    exams: [NEWEST_FIRST],
    results: [NEWEST_FIRST, OF_STUDENT, UNMAILED, UNMAILED_OF_EXAM],
  },
  steps: {
    'search fields of certificates': (connection) => {
      const model = connection.model<CertificateRecord>(CERTIFICATE_MODEL, certificateSchema);
      return new CertificatesRepository(model).backFillSearchFields();
    },
    'first versions of the templates of certificates': (connection) => {
      const name = CERTIFICATE_TEMPLATE_MODEL;
      const model = connection.model<CertificateTemplateRecord>(name, certificateTemplateSchema);
      return new CertificateTemplatesRepository(model).addFirst();
    },
    'pauses are listed': (connection) => {
      const listed = connection.model<ListedPauseRecord>(LISTED_PAUSE_MODEL, listedPauseSchema);
      const attempts = connection.model<AttemptRecord>(ATTEMPT_MODEL, attemptSchema);
      return new PauseRecords(
        new AttemptPausesRepository(attempts),
        new ListedPausesRepository(listed),
      ).listAll();
    },
    'starts are recorded by their time': (connection) =>
      new StartCursorRepository(
        connection.model<StartCursorRecord>(START_CURSOR_MODEL, startCursorSchema),
      ).begin(),
    'releases of exams': (connection) =>
      backFillReleases(connection.model<StoredExam>(EXAM_MODEL, examSchema)),
    'search words of results': (connection) =>
      new ResultBackFillsRepository(
        connection.model<ResultRecord>(RESULT_MODEL, resultSchema),
      ).refoldTokens(),
    'totals of results': async (connection) => {
      const results = new ResultBackFillsRepository(
        connection.model<ResultRecord>(RESULT_MODEL, resultSchema),
      );
      const versions = new ExamVersionsRepository(
        connection.model<ExamVersionRecord>(EXAM_VERSION_MODEL, examVersionSchema),
      );
      const ids = await results.versionsWithoutTotal();
      if (ids.length > 0) await results.backFillTotals(await versions.questionCounts(ids));
    },
  },
};
