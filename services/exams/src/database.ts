import { auditOutboxSchema, type DatabaseDefinition } from '@concord/nest-platform';
import { announcementSchema } from './announcements/announcement.schema';
import { assignmentSchema } from './assignments/assignment.schema';
import { ATTEMPT_MODEL, type AttemptRecord, attemptSchema } from './attempts/attempt.schema';
import { lateAnswersSchema } from './attempts/late-answers.schema';
import {
  CERTIFICATE_MODEL,
  type CertificateRecord,
  certificateSchema,
} from './certificates/certificate.schema';
import {
  CERTIFICATE_TEMPLATE_MODEL,
  type CertificateTemplateRecord,
  certificateTemplateSchema,
} from './certificate-templates/certificate-template.schema';
import { CertificateTemplatesRepository } from './certificate-templates/certificate-templates.repository';
import { CertificatesRepository } from './certificates/certificates.repository';
import { courseSchema } from './courses/course.schema';
import { statusPlaceSchema } from './credentials/status-place.schema';
import { examStatisticsSchema } from './exam-statistics/exam-statistics.schema';
import { EXAM_VERSION_MODEL, type ExamVersionRecord, examVersionSchema } from './exams/exam-version.schema';
import { EXAM_MODEL, type ExamRecord, examSchema } from './exams/exam.schema';
import { ExamsRepository } from './exams/exams.repository';
import { hallSchema } from './halls/hall.schema';
import { heartbeatSchema } from './heartbeat/heartbeat.schema';
import { LISTED_PAUSE_MODEL, type ListedPauseRecord, listedPauseSchema } from './pauses/listed-pause.schema';
import { ListedPausesRepository } from './pauses/listed-pauses.repository';
import { PausesRepository } from './pauses/pauses.repository';
import { practiceSchema } from './practice/practice.schema';
import { ResultBackFillsRepository } from './results/result-back-fills.repository';
import { RESULT_MODEL, type ResultRecord, resultSchema } from './results/result.schema';
import { StartCursorRepository } from './start-records/start-cursor.repository';
import {
  START_CURSOR_MODEL,
  type StartCursorRecord,
  startCursorSchema,
} from './start-records/start-cursor.schema';
import { dayPassesSchema } from './statistics/day-passes.schema';
import { taskSchema } from './tasks/task.schema';

/** Replaced by indexes that end with the `_id` that lists sort by. */
const NEWEST_FIRST = 'createdAt_-1';
/** Replaced by one that tells the exams apart, of which some hold their results. */
const UNMAILED = 'mailed_1';
/** Replaced by one that leaves unconfirmed results out. */
const UNMAILED_OF_EXAM = 'mailed_1_exam._id_1';
/** Replaced by one that also sorts. */
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
    // Every save paid for each.
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
      return new PausesRepository(attempts, new ListedPausesRepository(listed)).listAll();
    },
    'starts are recorded by their time': (connection) =>
      new StartCursorRepository(
        connection.model<StartCursorRecord>(START_CURSOR_MODEL, startCursorSchema),
      ).begin(),
    'search words of results': (connection) =>
      new ResultBackFillsRepository(
        connection.model<ResultRecord>(RESULT_MODEL, resultSchema),
      ).refoldTokens(),
    'totals of results': async (connection) => {
      const results = new ResultBackFillsRepository(
        connection.model<ResultRecord>(RESULT_MODEL, resultSchema),
      );
      const exams = new ExamsRepository(
        connection.model<ExamRecord>(EXAM_MODEL, examSchema),
        connection.model<ExamVersionRecord>(EXAM_VERSION_MODEL, examVersionSchema),
      );
      const versions = await results.versionsWithoutTotal();
      if (versions.length > 0) await results.backFillTotals(await exams.questionCounts(versions));
    },
  },
};
