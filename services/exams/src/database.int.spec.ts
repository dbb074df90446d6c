import { questionProblems, type Questions, TestEnvironment } from '@concord/nest-platform/testing';
import { type Connection, Types } from 'mongoose';
import { ASSIGNMENT_MODEL, type AssignmentRecord, assignmentSchema } from './assignments/assignment.schema';
import { AssignmentsRepository } from './assignments/assignments.repository';
import { ATTEMPT_MODEL, type AttemptRecord, attemptSchema } from './attempts/attempt.schema';
import { AttemptsRepository } from './attempts/attempts.repository';
import { BatchedSavesRepository } from './attempts/batched-saves.repository';
import { LateAnswersRepository } from './attempts/late-answers.repository';
import {
  LATE_ANSWERS_MODEL,
  type LateAnswersRecord,
  lateAnswersSchema,
} from './attempts/late-answers.schema';
import {
  CERTIFICATE_MODEL,
  type CertificateRecord,
  certificateSchema,
} from './certificates/certificate.schema';
import { CertificatesRepository } from './certificates/certificates.repository';
import { COURSE_MODEL, type CourseRecord, courseSchema } from './courses/course.schema';
import { CoursesRepository } from './courses/courses.repository';
import { examsDatabase } from './database';
import { EXAM_VERSION_MODEL, type ExamVersionRecord, examVersionSchema } from './exams/exam-version.schema';
import { EXAM_MODEL, type ExamRecord, examSchema } from './exams/exam.schema';
import { ExamsRepository } from './exams/exams.repository';
import { HEARTBEAT_MODEL, type HeartbeatRecord, heartbeatSchema } from './heartbeat/heartbeat.schema';
import { HeartbeatRepository } from './heartbeat/heartbeat.repository';
import { ResultMailsRepository } from './result-mails/result-mails.repository';
import { RESULT_MODEL, type ResultRecord, resultSchema } from './results/result.schema';
import { ResultsRepository } from './results/results.repository';
import { DayPassesRepository } from './statistics/day-passes.repository';
import { DAY_PASSES_MODEL, type DayPassesRecord, dayPassesSchema } from './statistics/day-passes.schema';

const test = new TestEnvironment();
const page = { page: 2, pageSize: 10 };
const found = { ...page, search: 'Bello Am' };
const id = new Types.ObjectId();
const text = String(id);
const now = new Date();
const time = { from: new Date(0).toISOString(), to: now.toISOString() };
const roundRef = { assignment: id, round: 1 };
const intervention = { at: now, by: { _id: id, username: 'x' }, reason: 'x' };

/** What lists, sweepers, sittings and staff ask. */
function questionsOf(connection: Connection): Questions {
  const results = connection.model<ResultRecord>(RESULT_MODEL, resultSchema);
  const exams = new ExamsRepository(
    connection.model<ExamRecord>(EXAM_MODEL, examSchema),
    connection.model<ExamVersionRecord>(EXAM_VERSION_MODEL, examVersionSchema),
  );
  const courses = new CoursesRepository(connection.model<CourseRecord>(COURSE_MODEL, courseSchema));
  const certificates = new CertificatesRepository(
    connection.model<CertificateRecord>(CERTIFICATE_MODEL, certificateSchema),
  );
  const assignments = new AssignmentsRepository(
    connection.model<AssignmentRecord>(ASSIGNMENT_MODEL, assignmentSchema),
  );
  const attemptModel = connection.model<AttemptRecord>(ATTEMPT_MODEL, attemptSchema);
  const attempts = new AttemptsRepository(attemptModel);
  const days = new DayPassesRepository(connection.model<DayPassesRecord>(DAY_PASSES_MODEL, dayPassesSchema));
  const heartbeatModel = connection.model<HeartbeatRecord>(HEARTBEAT_MODEL, heartbeatSchema);
  const late = new LateAnswersRepository(
    connection.model<LateAnswersRecord>(LATE_ANSWERS_MODEL, lateAnswersSchema),
  );
  return {
    exams: () => exams.list(page),
    courses: () => courses.list(page),
    certificates: () => certificates.list(page),
    'found certificates': () => certificates.list(found),
    results: () => new ResultsRepository(results).list(page),
    'results of a student': () => new ResultsRepository(results).list({ ...page, student: text }),
    'results without a mail': () => new ResultMailsRepository(results).findUnmailed(10),
    'the first result': () => new ResultsRepository(results).firstAt(),
    'results of a day': () => new ResultsRepository(results).passesOf(time),
    'days that were counted': () => days.since('2026-11-23'),
    'assignments of a student': () => assignments.listOfStudent(text, page),
    'whether an exam is assigned': () => assignments.existsForExam(text),
    'how often an exam is assigned': () => assignments.countOfExam(id, 'pending'),
    'a pending assignment': () => assignments.findPending(id, id),
    'late answers': () => late.listUndecided(page),
    'open attempts': () => attempts.findOpen(10),
    'ids of open attempts': () => attempts.findOpenIds(10),
    'the number of open attempts': () => attempts.countOpen(),
    'the number of overdue attempts': () => attempts.countOverdue(now),
    'overdue attempts': () => attempts.findOverdueIds(now, 10),
    'submitted attempts': () => attempts.findUngraded(now, undefined, 10),
    'more submitted attempts': () => attempts.findUngraded(now, id, 10),
    'attempts of an assignment': () => attempts.listOfAssignment(id),
    'attempts of a student': () => attempts.findUngradedOfStudent(text),
    'all attempts of a student': () => attempts.findOfStudent(text),
    'grades of attempts': () => new ResultsRepository(results).gradesOf([id]),
    'saves at once': () => {
      const saves = new BatchedSavesRepository(attemptModel);
      const condition = { id: text, student: text, sid: 'x', deadline: now };
      return Promise.all([1, 2, 3].map((seq) => saves.save(condition, new Map([['q', 1]]), seq, now)));
    },
    'more time': () => attempts.setExtraTime(id, 1, 5),
    'closing an overdue attempt': () => attempts.closeOverdue(id, now, now),
    'closing by staff': () => attempts.closeByStaff(id, intervention),
    'a reset': () => attempts.resetOpen(id, intervention),
    'attempts that are graded': () => attempts.setGraded([id]),
    'a late save': () => late.storeSave(id, id, new Map([['q', null]]), 2),
    'a late submission': () => late.storeSubmission(id, id, new Map([['q', 1]])),
    'a decision': () => late.setDecided(id),
    'another round': () => assignments.beginRound(roundRef, now),
    'completed assignments': async () => {
      await assignments.complete(roundRef, 1, now);
      await assignments.completeAll([{ ...roundRef, score: 1, dateWritten: now }]);
    },
    'a change of an assignment': () => assignments.updatePending(id, { extraTime: 5 }),
    'a removed exam': () => exams.setRemoved(text, now),
    'a changed course': () => courses.update(text, { courseTitle: 'x' }),
    'a revoked certificate': () => certificates.revoke(text, now),
    'a heartbeat': () => new HeartbeatRepository(heartbeatModel).beat(now),
    'a removal': async () => {
      await assignments.removeOfStudent(text);
      await attempts.removeOfStudent(text);
      await late.removeOfStudent(text);
      await new ResultsRepository(results).removeOfStudent(text);
    },
    'all of a student': async () => {
      await attempts.listOfStudent(text);
      await late.listOfStudent(text);
      await new ResultsRepository(results).listOfStudent(text);
    },
    'certificates of a person': () => certificates.findOfPerson({ surname: 'Bello', firstName: 'Amina' }),
    'the latest of some students': async () => {
      await assignments.latestOfStudents([text]);
      await new ResultsRepository(results).latestOfStudents([text]);
      await attempts.sittingAmong([text]);
    },
  };
}

describe('what the exams service asks its database', () => {
  afterAll(() => test.close('exams'));

  it('is served by indexes, in the order of the lists, and has no undefined values', async () => {
    const connection = await test.database('exams');
    expect(await questionProblems(connection, examsDatabase, questionsOf(connection))).toEqual([]);
  });
});
