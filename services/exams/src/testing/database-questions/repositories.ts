import { TASK_MODEL, type TaskRecord, taskSchema, TasksRepository } from '@concord/nest-platform';
import type { Connection } from 'mongoose';
import { PauseRecords } from '../../features/hall/pauses/pause-records.service';
import {
  ANNOUNCEMENT_MODEL,
  type AnnouncementRecord,
  announcementSchema,
} from '../../store/announcements/announcement.schema';
import { AnnouncementsRepository } from '../../store/announcements/announcements.repository';
import {
  AssignmentMailsRepository,
  CancelledMailsRepository,
} from '../../store/assignments/assignment-mails.repository';
import {
  ASSIGNMENT_MODEL,
  type AssignmentRecord,
  assignmentSchema,
} from '../../store/assignments/assignment.schema';
import { AssignmentsRepository } from '../../store/assignments/assignments.repository';
import { ExamAssignmentsRepository } from '../../store/assignments/exam-assignments.repository';
import { AttemptPausesRepository } from '../../store/attempts/attempt-pauses.repository';
import { ATTEMPT_MODEL, type AttemptRecord, attemptSchema } from '../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../store/attempts/attempts.repository';
import { BatchedSavesRepository } from '../../store/attempts/batched-saves.repository';
import { DueAttemptsRepository } from '../../store/attempts/due-attempts.repository';
import { ExamAttemptsRepository } from '../../store/attempts/exam-attempts.repository';
import { CertificateMailsRepository } from '../../store/certificates/certificate-mails.repository';
import {
  CERTIFICATE_MODEL,
  type CertificateRecord,
  certificateSchema,
} from '../../store/certificates/certificate.schema';
import { CertificatesRepository } from '../../store/certificates/certificates.repository';
import { IssuedCertificatesRepository } from '../../store/certificates/issued-certificates.repository';
import { COURSE_MODEL, type CourseRecord, courseSchema } from '../../store/courses/course.schema';
import { CoursesRepository } from '../../store/courses/courses.repository';
import { DayPassesRepository } from '../../store/day-passes/day-passes.repository';
import {
  DAY_PASSES_MODEL,
  type DayPassesRecord,
  dayPassesSchema,
} from '../../store/day-passes/day-passes.schema';
import { ExamStatisticsRepository } from '../../store/exam-statistics/exam-statistics.repository';
import {
  EXAM_STATISTICS_MODEL,
  type ExamStatisticsRecord,
  examStatisticsSchema,
} from '../../store/exam-statistics/exam-statistics.schema';
import {
  EXAM_VERSION_MODEL,
  type ExamVersionRecord,
  examVersionSchema,
} from '../../store/exam-versions/exam-version.schema';
import { ExamVersionsRepository } from '../../store/exam-versions/exam-versions.repository';
import { EXAM_MODEL, type StoredExam, examSchema } from '../../store/exams/exam.schema';
import { ExamsRepository } from '../../store/exams/exams.repository';
import { HALL_MODEL, type HallRecord, hallSchema } from '../../store/halls/hall.schema';
import { HallsRepository } from '../../store/halls/halls.repository';
import { HeartbeatRepository } from '../../store/heartbeats/heartbeat.repository';
import {
  HEARTBEAT_MODEL,
  type HeartbeatRecord,
  heartbeatSchema,
} from '../../store/heartbeats/heartbeat.schema';
import { LateAnswersRepository } from '../../store/late-answers/late-answers.repository';
import {
  LATE_ANSWERS_MODEL,
  type LateAnswersRecord,
  lateAnswersSchema,
} from '../../store/late-answers/late-answers.schema';
import {
  LISTED_PAUSE_MODEL,
  type ListedPauseRecord,
  listedPauseSchema,
} from '../../store/listed-pauses/listed-pause.schema';
import { ListedPausesRepository } from '../../store/listed-pauses/listed-pauses.repository';
import { PracticeRepository } from '../../store/practices/practice.repository';
import { PRACTICE_MODEL, type PracticeRecord, practiceSchema } from '../../store/practices/practice.schema';
import { CountedResultsRepository } from '../../store/results/counted-results.repository';
import { RegradedResultsRepository } from '../../store/results/regraded-results.repository';
import { ResultMailsRepository } from '../../store/results/result-mails.repository';
import { RESULT_MODEL, type ResultRecord, resultSchema } from '../../store/results/result.schema';
import { ResultsRepository } from '../../store/results/results.repository';
import {
  STATUS_PLACE_MODEL,
  type StatusPlaceRecord,
  statusPlaceSchema,
} from '../../store/status-places/status-place.schema';
import { StatusPlacesRepository } from '../../store/status-places/status-places.repository';

/** All repositories for the questions, on one connection. */
export function repositoriesOf(connection: Connection) {
  const announcements = connection.model<AnnouncementRecord>(ANNOUNCEMENT_MODEL, announcementSchema);
  const assignments = connection.model<AssignmentRecord>(ASSIGNMENT_MODEL, assignmentSchema);
  const attempts = connection.model<AttemptRecord>(ATTEMPT_MODEL, attemptSchema);
  const certificates = connection.model<CertificateRecord>(CERTIFICATE_MODEL, certificateSchema);
  const courses = connection.model<CourseRecord>(COURSE_MODEL, courseSchema);
  const days = connection.model<DayPassesRecord>(DAY_PASSES_MODEL, dayPassesSchema);
  const listedPauses = connection.model<ListedPauseRecord>(LISTED_PAUSE_MODEL, listedPauseSchema);
  const exams = connection.model<StoredExam>(EXAM_MODEL, examSchema);
  const halls = connection.model<HallRecord>(HALL_MODEL, hallSchema);
  const heartbeats = connection.model<HeartbeatRecord>(HEARTBEAT_MODEL, heartbeatSchema);
  const lateAnswers = connection.model<LateAnswersRecord>(LATE_ANSWERS_MODEL, lateAnswersSchema);
  const places = connection.model<StatusPlaceRecord>(STATUS_PLACE_MODEL, statusPlaceSchema);
  const practices = connection.model<PracticeRecord>(PRACTICE_MODEL, practiceSchema);
  const results = connection.model<ResultRecord>(RESULT_MODEL, resultSchema);
  const statistics = connection.model<ExamStatisticsRecord>(EXAM_STATISTICS_MODEL, examStatisticsSchema);
  const tasks = connection.model<TaskRecord>(TASK_MODEL, taskSchema);
  const versions = connection.model<ExamVersionRecord>(EXAM_VERSION_MODEL, examVersionSchema);
  const attemptPauses = new AttemptPausesRepository(attempts);
  return {
    announcements: new AnnouncementsRepository(announcements),
    assignmentMails: new AssignmentMailsRepository(assignments),
    assignments: new AssignmentsRepository(assignments),
    attempts: new AttemptsRepository(attempts),
    batchedSaves: new BatchedSavesRepository(attempts),
    cancelledMails: new CancelledMailsRepository(assignments),
    certificateMails: new CertificateMailsRepository(certificates),
    certificates: new CertificatesRepository(certificates),
    courses: new CoursesRepository(courses),
    days: new DayPassesRepository(days),
    examAssignments: new ExamAssignmentsRepository(assignments),
    examAttempts: new ExamAttemptsRepository(attempts),
    countedResults: new CountedResultsRepository(results),
    exams: new ExamsRepository(exams),
    examVersions: new ExamVersionsRepository(versions),
    halls: new HallsRepository(halls),
    heartbeats: new HeartbeatRepository(heartbeats),
    issued: new IssuedCertificatesRepository(certificates),
    lateAnswers: new LateAnswersRepository(lateAnswers),
    dueAttempts: new DueAttemptsRepository(attempts),
    attemptPauses,
    pauses: new PauseRecords(attemptPauses, new ListedPausesRepository(listedPauses)),
    practices: new PracticeRepository(practices),
    regradedResults: new RegradedResultsRepository(results),
    resultMails: new ResultMailsRepository(results),
    results: new ResultsRepository(results),
    statistics: new ExamStatisticsRepository(statistics),
    statusPlaces: new StatusPlacesRepository(places),
    tasks: new TasksRepository(tasks),
  };
}
export type ExamsRepositories = ReturnType<typeof repositoriesOf>;
