import type { Connection } from 'mongoose';
import {
  ANNOUNCEMENT_MODEL,
  type AnnouncementRecord,
  announcementSchema,
} from '../../announcements/announcement.schema';
import { AnnouncementsRepository } from '../../announcements/announcements.repository';
import {
  ASSIGNMENT_MODEL,
  type AssignmentRecord,
  assignmentSchema,
} from '../../assignments/assignment.schema';
import { AssignmentsRepository } from '../../assignments/assignments.repository';
import { ATTEMPT_MODEL, type AttemptRecord, attemptSchema } from '../../attempts/attempt.schema';
import { AttemptsRepository } from '../../attempts/attempts.repository';
import { BatchedSavesRepository } from '../../attempts/batched-saves.repository';
import { LateAnswersRepository } from '../../attempts/late-answers.repository';
import {
  LATE_ANSWERS_MODEL,
  type LateAnswersRecord,
  lateAnswersSchema,
} from '../../attempts/late-answers.schema';
import { ExamAssignmentsRepository } from '../../bulk-assignments/exam-assignments.repository';
import { ExamAttemptsRepository } from '../../bulk-assignments/exam-attempts.repository';
import {
  CERTIFICATE_MODEL,
  type CertificateRecord,
  certificateSchema,
} from '../../certificates/certificate.schema';
import { CertificatesRepository } from '../../certificates/certificates.repository';
import { IssueRepository } from '../../certificate-issue/issue.repository';
import { CertificateMailsRepository } from '../../certificate-mails/certificate-mails.repository';
import { COURSE_MODEL, type CourseRecord, courseSchema } from '../../courses/course.schema';
import { CoursesRepository } from '../../courses/courses.repository';
import {
  STATUS_PLACE_MODEL,
  type StatusPlaceRecord,
  statusPlaceSchema,
} from '../../credentials/status-place.schema';
import { StatusPlacesRepository } from '../../credentials/status-places.repository';
import {
  EXAM_STATISTICS_MODEL,
  type ExamStatisticsRecord,
  examStatisticsSchema,
} from '../../exam-statistics/exam-statistics.schema';
import { ExamStatisticsRepository } from '../../exam-statistics/exam-statistics.repository';
import {
  EXAM_VERSION_MODEL,
  type ExamVersionRecord,
  examVersionSchema,
} from '../../exams/exam-version.schema';
import { EXAM_MODEL, type ExamRecord, examSchema } from '../../exams/exam.schema';
import { ExamsRepository } from '../../exams/exams.repository';
import { HALL_MODEL, type HallRecord, hallSchema } from '../../halls/hall.schema';
import { HallsRepository } from '../../halls/halls.repository';
import { HEARTBEAT_MODEL, type HeartbeatRecord, heartbeatSchema } from '../../heartbeat/heartbeat.schema';
import { HeartbeatRepository } from '../../heartbeat/heartbeat.repository';
import {
  LISTED_PAUSE_MODEL,
  type ListedPauseRecord,
  listedPauseSchema,
} from '../../pauses/listed-pause.schema';
import { ListedPausesRepository } from '../../pauses/listed-pauses.repository';
import { PausesRepository } from '../../pauses/pauses.repository';
import { PracticeRepository } from '../../practice/practice.repository';
import { PRACTICE_MODEL, type PracticeRecord, practiceSchema } from '../../practice/practice.schema';
import { RegradesRepository } from '../../regrades/regrades.repository';
import { AssignmentMailsRepository } from '../../assignment-mails/assignment-mails.repository';
import { ResultMailsRepository } from '../../result-mails/result-mails.repository';
import { RESULT_MODEL, type ResultRecord, resultSchema } from '../../results/result.schema';
import { ResultsRepository } from '../../results/results.repository';
import { DayPassesRepository } from '../../statistics/day-passes.repository';
import { DAY_PASSES_MODEL, type DayPassesRecord, dayPassesSchema } from '../../statistics/day-passes.schema';
import { TASK_MODEL, type TaskRecord, taskSchema } from '../../tasks/task.schema';
import { TasksRepository } from '../../tasks/tasks.repository';
import { DueAttemptsRepository } from '../../sweeper/due-attempts.repository';
import { VersionsRepository } from '../../versions/versions.repository';

/** The repositories that the questions ask, on one connection. */
export function repositoriesOf(connection: Connection) {
  const announcements = connection.model<AnnouncementRecord>(ANNOUNCEMENT_MODEL, announcementSchema);
  const assignments = connection.model<AssignmentRecord>(ASSIGNMENT_MODEL, assignmentSchema);
  const attempts = connection.model<AttemptRecord>(ATTEMPT_MODEL, attemptSchema);
  const certificates = connection.model<CertificateRecord>(CERTIFICATE_MODEL, certificateSchema);
  const courses = connection.model<CourseRecord>(COURSE_MODEL, courseSchema);
  const days = connection.model<DayPassesRecord>(DAY_PASSES_MODEL, dayPassesSchema);
  const listedPauses = connection.model<ListedPauseRecord>(LISTED_PAUSE_MODEL, listedPauseSchema);
  const exams = connection.model<ExamRecord>(EXAM_MODEL, examSchema);
  const halls = connection.model<HallRecord>(HALL_MODEL, hallSchema);
  const heartbeats = connection.model<HeartbeatRecord>(HEARTBEAT_MODEL, heartbeatSchema);
  const lateAnswers = connection.model<LateAnswersRecord>(LATE_ANSWERS_MODEL, lateAnswersSchema);
  const places = connection.model<StatusPlaceRecord>(STATUS_PLACE_MODEL, statusPlaceSchema);
  const practices = connection.model<PracticeRecord>(PRACTICE_MODEL, practiceSchema);
  const results = connection.model<ResultRecord>(RESULT_MODEL, resultSchema);
  const statistics = connection.model<ExamStatisticsRecord>(EXAM_STATISTICS_MODEL, examStatisticsSchema);
  const tasks = connection.model<TaskRecord>(TASK_MODEL, taskSchema);
  const versions = connection.model<ExamVersionRecord>(EXAM_VERSION_MODEL, examVersionSchema);
  return {
    announcements: new AnnouncementsRepository(announcements),
    assignmentMails: new AssignmentMailsRepository(assignments),
    assignments: new AssignmentsRepository(assignments),
    attempts: new AttemptsRepository(attempts),
    batchedSaves: new BatchedSavesRepository(attempts),
    certificateMails: new CertificateMailsRepository(certificates),
    certificates: new CertificatesRepository(certificates),
    courses: new CoursesRepository(courses),
    days: new DayPassesRepository(days),
    examAssignments: new ExamAssignmentsRepository(assignments),
    examAttempts: new ExamAttemptsRepository(attempts),
    exams: new ExamsRepository(exams, versions),
    halls: new HallsRepository(halls),
    heartbeats: new HeartbeatRepository(heartbeats),
    issue: new IssueRepository(results, certificates),
    lateAnswers: new LateAnswersRepository(lateAnswers),
    dueAttempts: new DueAttemptsRepository(attempts),
    pauses: new PausesRepository(attempts, new ListedPausesRepository(listedPauses)),
    practices: new PracticeRepository(practices),
    regrades: new RegradesRepository(versions, results),
    resultMails: new ResultMailsRepository(results),
    results: new ResultsRepository(results),
    statistics: new ExamStatisticsRepository(statistics),
    statusPlaces: new StatusPlacesRepository(places),
    tasks: new TasksRepository(tasks),
    versions: new VersionsRepository(versions, attempts, results),
  };
}
export type ExamsRepositories = ReturnType<typeof repositoriesOf>;
