import { questionProblems, type Questions, TestEnvironment } from '@concord/nest-platform/testing';
import { type Connection, Types } from 'mongoose';
import {
  ANNOUNCEMENT_MODEL,
  type AnnouncementRecord,
  announcementSchema,
} from './announcements/announcement.schema';
import { AnnouncementsRepository } from './announcements/announcements.repository';
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
import { ExamAssignmentsRepository } from './bulk-assignments/exam-assignments.repository';
import { ExamAttemptsRepository } from './bulk-assignments/exam-attempts.repository';
import {
  CERTIFICATE_MODEL,
  type CertificateRecord,
  certificateSchema,
} from './certificates/certificate.schema';
import { CertificatesRepository } from './certificates/certificates.repository';
import { IssueRepository } from './certificate-issue/issue.repository';
import { CertificateMailsRepository } from './certificate-mails/certificate-mails.repository';
import { COURSE_MODEL, type CourseRecord, courseSchema } from './courses/course.schema';
import { CoursesRepository } from './courses/courses.repository';
import { examsDatabase } from './database';
import {
  EXAM_STATISTICS_MODEL,
  type ExamStatisticsRecord,
  examStatisticsSchema,
} from './exam-statistics/exam-statistics.schema';
import { ExamStatisticsRepository } from './exam-statistics/exam-statistics.repository';
import { EXAM_VERSION_MODEL, type ExamVersionRecord, examVersionSchema } from './exams/exam-version.schema';
import { EXAM_MODEL, type ExamRecord, examSchema } from './exams/exam.schema';
import { ExamsRepository } from './exams/exams.repository';
import { grade } from './grading/grade';
import { HALL_MODEL, type HallRecord, hallSchema } from './halls/hall.schema';
import { HallsRepository } from './halls/halls.repository';
import { HEARTBEAT_MODEL, type HeartbeatRecord, heartbeatSchema } from './heartbeat/heartbeat.schema';
import { HeartbeatRepository } from './heartbeat/heartbeat.repository';
import { PausesRepository } from './pauses/pauses.repository';
import { PracticeRepository } from './practice/practice.repository';
import { PRACTICE_MODEL, type PracticeRecord, practiceSchema } from './practice/practice.schema';
import { type ResultCorrection, RegradesRepository } from './regrades/regrades.repository';
import { AssignmentMailsRepository } from './assignment-mails/assignment-mails.repository';
import { ResultMailsRepository } from './result-mails/result-mails.repository';
import { RESULT_MODEL, type ResultRecord, resultSchema } from './results/result.schema';
import { ResultsRepository } from './results/results.repository';
import { DayPassesRepository } from './statistics/day-passes.repository';
import { DAY_PASSES_MODEL, type DayPassesRecord, dayPassesSchema } from './statistics/day-passes.schema';
import { TASK_MODEL, type TaskRecord, taskSchema } from './tasks/task.schema';
import { TasksRepository } from './tasks/tasks.repository';
import { askForCredentials } from './testing/credential-questions';
import { VersionsRepository } from './versions/versions.repository';

const test = new TestEnvironment();
const page = { page: 2, pageSize: 10 };
const found = { ...page, search: 'Bello Am' };
const id = new Types.ObjectId();
const text = String(id);
const now = new Date();
const time = { from: new Date(0).toISOString(), to: now.toISOString() };
const roundRef = { assignment: id, round: 1 };
const intervention = { at: now, by: { _id: id, username: 'x' }, reason: 'x' };

const correction: ResultCorrection = {
  result: {
    _id: id,
    total_score: 1,
    pass: false,
    createdAt: now,
    student: { _id: id, surname: 'Bello', firstName: 'Amina', middleName: null, gender: null },
    exam: { _id: id, examName: 'Peace', examCode: 'P-1' },
    chosen: {},
    mailed: true,
  },
  grade: grade([{ id: text, answer: 0 }], {}),
  correction: { ...intervention, task: id, scoreBefore: 1, passBefore: false, wasMailed: true },
};

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
  const examAssignments = new ExamAssignmentsRepository(
    connection.model<AssignmentRecord>(ASSIGNMENT_MODEL, assignmentSchema),
  );
  const tasks = new TasksRepository(connection.model<TaskRecord>(TASK_MODEL, taskSchema));
  const attemptModel = connection.model<AttemptRecord>(ATTEMPT_MODEL, attemptSchema);
  const attempts = new AttemptsRepository(attemptModel);
  const examAttempts = new ExamAttemptsRepository(attemptModel);
  const halls = new HallsRepository(connection.model<HallRecord>(HALL_MODEL, hallSchema));
  const pauses = new PausesRepository(attemptModel);
  const announcements = new AnnouncementsRepository(
    connection.model<AnnouncementRecord>(ANNOUNCEMENT_MODEL, announcementSchema),
  );
  const practices = new PracticeRepository(connection.model<PracticeRecord>(PRACTICE_MODEL, practiceSchema));
  const days = new DayPassesRepository(connection.model<DayPassesRecord>(DAY_PASSES_MODEL, dayPassesSchema));
  const statistics = new ExamStatisticsRepository(
    connection.model<ExamStatisticsRecord>(EXAM_STATISTICS_MODEL, examStatisticsSchema),
  );
  const heartbeatModel = connection.model<HeartbeatRecord>(HEARTBEAT_MODEL, heartbeatSchema);
  const late = new LateAnswersRepository(
    connection.model<LateAnswersRecord>(LATE_ANSWERS_MODEL, lateAnswersSchema),
  );
  const versions = new VersionsRepository(
    connection.model<ExamVersionRecord>(EXAM_VERSION_MODEL, examVersionSchema),
    attemptModel,
    results,
  );
  const regrades = new RegradesRepository(
    connection.model<ExamVersionRecord>(EXAM_VERSION_MODEL, examVersionSchema),
    results,
  );
  return {
    exams: () => exams.list(page),
    'versions of an exam': () => versions.list(id, page),
    'the number of a version': () => versions.numberOf({ _id: id, exam: id, createdAt: now }),
    'who sat versions': () => versions.satOf(id, [id]),
    'versions before one': () => versions.idsBefore({ _id: id, exam: id, createdAt: now }),
    'corrected keys of versions': () => exams.keysAtOf([id]),
    'pictures that versions have': () => exams.usedPictures(['a', 'b']),
    'results of a version': async () => {
      await regrades.batches(id).next();
      await regrades.batches(id, now).next();
      await regrades.reread([id]);
    },
    'a corrected result': () => regrades.correct([correction]),
    'corrected scores': async () => {
      await attempts.findRounds([id]);
      await assignments.rescoreAll([{ ...roundRef, score: 1, dateWritten: now }]);
    },
    'a version that is regraded': () => regrades.setRegraded(id),
    courses: () => courses.list(page),
    certificates: () => certificates.list(page),
    'found certificates': () => certificates.list(found),
    'certificates by their state': async () => {
      for (const status of ['revoked', 'replaced', 'all'] as const)
        await certificates.list({ ...page, status });
    },
    'certificates by course, exam, student and year': async () => {
      for (const filter of [{ course: text }, { exam: text }, { student: text }, { year: 2026 }])
        for (const status of ['valid', 'all'] as const)
          await certificates.list({ ...page, status, ...filter });
    },
    'certificates from a row on': async () => {
      const after = { id: text, moment: now.toISOString() };
      const narrow = [
        {},
        { course: text },
        { exam: text },
        { student: text },
        { year: 2026 },
        { search: 'Bello' },
      ];
      for (const filter of narrow)
        for (const status of ['valid', 'revoked', 'replaced', 'all'] as const)
          await certificates.listAfter({ ...page, status, ...filter }, after, 10);
    },
    'results that earn certificates, and these by their keys': async () => {
      const model = connection.model<CertificateRecord>(CERTIFICATE_MODEL, certificateSchema);
      const issue = new IssueRepository(results, model);
      const exam = await issue.idsOf(id, page, 10);
      await issue.idsOf(id, { ...page, ...time, search: 'Bello' }, 10);
      await issue.findResults([text, ...exam]);
      await issue.findByKeys(['issued-a-b']);
      await issue.findHeld(text, [text]);
    },
    'mails of certificates to order': async () => {
      const model = connection.model<CertificateRecord>(CERTIFICATE_MODEL, certificateSchema);
      const mails = new CertificateMailsRepository(model);
      await mails.findDue(now, 10);
      const [due] = [{ _id: id, mailKey: id }] as Awaited<ReturnType<typeof mails.findDue>>;
      if (due) await mails.settle([due]);
    },
    'a certificate that is replaced, reinstated, mailed': async () => {
      await certificates.setReplaced(id, 'CERT', now);
      await certificates.reinstate(id);
      await certificates.setMailDue(id, now, id);
    },
    results: () => new ResultsRepository(results).list(page),
    'results of an exam': () => new ResultsRepository(results).list({ ...page, exam: text }),
    'results of an exam from a row on': () =>
      new ResultsRepository(results).listAfter(
        { ...page, exam: text },
        { id: text, moment: now.toISOString() },
        10,
      ),
    'results of a student': () => new ResultsRepository(results).list({ ...page, student: text }),
    'mails of assignments to order': () =>
      new AssignmentMailsRepository(
        connection.model<AssignmentRecord>(ASSIGNMENT_MODEL, assignmentSchema),
      ).findDue(now, 10),
    'results without a mail': () => new ResultMailsRepository(results).findUnmailed(10, []),
    'released results without a mail': () => new ResultMailsRepository(results).findUnmailed(10, [text]),
    'exams that hold their results': () => exams.heldUntils(now),
    'a release': () => exams.release(id, now),
    'what a release shows': () => new ResultsRepository(results).batchesOfExam(id).next(),
    'whether an exam has results': () => new ResultsRepository(results).existsOfExam(id),
    'which attempts were reset': () => attempts.resetAmong([id]),
    'the first result': () => new ResultsRepository(results).firstAt(),
    'results of a day': () => new ResultsRepository(results).passesOf(time),
    'the newest result of an exam': () =>
      new ResultsRepository(results).hasNewerOfExam({ exam: id, version: id, to: now }, now),
    'results of an exam, one by one': async () => {
      for await (const result of new ResultsRepository(results).eachOfExam({ exam: id }, now)) void result;
    },
    'what was reset of an exam': () => attempts.findResetOfExam(id),
    'statistics of an exam': () => statistics.ask({ exam: id, from: now }),
    'statistics of an exam with changed results': () => statistics.expire(id),
    'days that were counted': () => days.since('2026-11-23'),
    'assignments of a student': () => assignments.listOfStudent(text, page),
    'whether an exam is assigned': () => assignments.existsForExam(text),
    'how often an exam is assigned': () => assignments.countOfExam(id, 'pending'),
    'students who have an exam': () => examAssignments.list(id, page),
    'students who have yet to sit an exam': () => examAssignments.list(id, { ...page, status: 'pending' }),
    'found students who have an exam': () => examAssignments.list(id, found),
    'assignments of some students': () => examAssignments.findOfStudents(id, [text]),
    'changes of many assignments': async () => {
      await examAssignments.updatePending([id], { extraTime: 5 });
      await examAssignments.restore(id);
      await examAssignments.removeMany([id]);
    },
    'attempts of many students': async () => {
      await examAttempts.findUngraded(id, [text]);
      await examAttempts.findUngradedOf([text]);
      await examAttempts.countsOf(id, [text]);
      await examAttempts.setExtraTime([id], 5);
    },
    'a run of a task': async () => {
      const run = { task: id, run: id };
      await tasks.begin(run, 1);
      await tasks.advance(run, { done: 1, total: 2 });
      await tasks.finish(run, {});
      await tasks.fail(run, 'x');
      await tasks.giveUp(id, 1, 'x');
      await tasks.cancel(id);
    },
    tasks: () => tasks.listOf(text, 20),
    'the number of tasks under way': () => tasks.countUnderWay(text),
    'tasks whose job is lost': () => tasks.idsStalledSince(now),
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
    'hall sessions': () => halls.list({ ...page, from: time.from, ended: false }),
    'found hall sessions': () => halls.list(found),
    'a hall session': async () => {
      await halls.findPaused();
      await halls.findMany([id]);
      await halls.end(id, now);
      await halls.pause(id, intervention);
      await halls.resume(id, now, intervention);
    },
    'pauses of attempts': async () => {
      const [attempt] = await pauses.findRunning([id], [id]);
      expect(attempt).toBeUndefined();
      await pauses.findPaused();
    },
    'a practice exam': async () => {
      await practices.findOpen(text, now);
      await practices.save({ id: text, student: text, sid: 'x' }, new Map([['q', 1]]), 1, now);
      await practices.end({ id: text, student: text }, new Map());
      await practices.removeOfStudent(text);
    },
    'announcements of an exam': () => announcements.list({ ...page, exam: text }),
    'announcements of a hall session': () => announcements.list({ ...page, hall: text }),
    'announcements that are shown': () => announcements.findShown(now),
    'a withdrawn announcement': () => announcements.withdraw(text, now),
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
    'a revoked certificate': () =>
      certificates.revoke(id, now, { reason: 'x', isPublic: false, by: intervention.by }),
    'credentials of certificates': () => askForCredentials(connection, certificates),
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
    'certificates of a person': () =>
      certificates.findOfPerson({ surname: 'Bello', firstName: 'Amina' }, text),
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
