import { Readable } from 'node:stream';
import { STUDENT_SORTS } from '@concord/contracts';
import {
  chooseListReader,
  listSizes,
  queryProblems,
  type Questions,
  TestEnvironment,
} from '@concord/nest-platform/testing';
import { type Connection, Types } from 'mongoose';
import { studentsDatabase } from './database';
import {
  ACCOUNT_MAIL_MODEL,
  type AccountMailRecord,
  accountMailSchema,
} from './store/account-mails/account-mail.schema';
import { AccountMailsRepository } from './store/account-mails/account-mails.repository';
import { OpenStore } from './store/open-store';
import { AuditRepository } from './store/audit/audit.repository';
import { AUDIT_MODEL, auditSchema, type StoredAuditRecord } from './store/audit/audit.schema';
import {
  CANDIDATE_SIGN_OUT_MODEL,
  type CandidateSignOutRecord,
  candidateSignOutSchema,
} from './store/candidate-sign-outs/candidate-sign-out.schema';
import { CandidateSignOutsRepository } from './store/candidate-sign-outs/candidate-sign-outs.repository';
import { COHORT_MODEL, type CohortRecord, cohortSchema } from './store/cohorts/cohort.schema';
import { CohortsRepository } from './store/cohorts/cohorts.repository';
import { DayCountsRepository } from './store/day-counts/day-counts.repository';
import {
  DAY_COUNTS_MODEL,
  type DayCountsRecord,
  dayCountsSchema,
} from './store/day-counts/day-counts.schema';
import {
  EMAIL_CHANGE_MODEL,
  type EmailChangeRecord,
  emailChangeSchema,
} from './store/email-changes/email-change.schema';
import { EmailChangesRepository } from './store/email-changes/email-changes.repository';
import { FACTOR_MODEL, type FactorRecord, factorSchema } from './store/factors/factor.schema';
import { FactorsRepository } from './store/factors/factors.repository';
import { MailStatesRepository } from './store/mails/mail-states.repository';
import { MAIL_MODEL, type MailRecord, mailSchema } from './store/mails/mail.schema';
import { MailsRepository } from './store/mails/mails.repository';
import {
  PASSWORD_RESET_MODEL,
  type PasswordResetRecord,
  passwordResetSchema,
} from './store/password-resets/password-reset.schema';
import { PasswordResetsRepository } from './store/password-resets/password-resets.repository';
import { REMOVAL_MODEL, type RemovalRecord, removalSchema } from './store/removals/removal.schema';
import { RemovalsRepository } from './store/removals/removals.repository';
import {
  REVOCATION_MODEL,
  type RevocationRecord,
  revocationSchema,
} from './store/revocations/revocation.schema';
import { RevocationsRepository } from './store/revocations/revocations.repository';
import { SavedViewsRepository } from './store/saved-views/saved-views.repository';
import {
  SAVED_VIEWS_MODEL,
  type SavedViewsRecord,
  savedViewsSchema,
} from './store/saved-views/saved-views.schema';
import {
  SERIAL_BATCH_MODEL,
  type SerialBatchRecord,
  serialBatchSchema,
} from './store/serial-batches/serial-batch.schema';
import { SerialBatchesRepository } from './store/serial-batches/serial-batches.repository';
import { SerialClaimsRepository } from './store/serials/serial-claims.repository';
import { SERIAL_MODEL, type SerialRecord, serialSchema } from './store/serials/serial.schema';
import { SerialsRepository } from './store/serials/serials.repository';
import { SESSION_MODEL, type SessionRecord, sessionSchema } from './store/sessions/session.schema';
import { SessionsRepository } from './store/sessions/sessions.repository';
import { StaffRepository } from './store/staff/staff.repository';
import { STAFF_MODEL, type StaffRecord, staffSchema } from './store/staff/staff.schema';
import { StudentCohortsRepository } from './store/students/student-cohorts.repository';
import { StudentCorrectionsRepository } from './store/students/student-corrections.repository';
import { StudentReviewsRepository } from './store/students/student-reviews.repository';
import { StudentThreadsRepository } from './store/students/student-threads.repository';
import { STUDENT_MODEL, type StudentRecord, studentSchema } from './store/students/student.schema';
import { StudentsRepository } from './store/students/students.repository';

const test = new TestEnvironment();
const page = { page: 2, pageSize: 10 };
const id = new Types.ObjectId().toString();
const now = new Date();
const time = { from: new Date(0).toISOString(), to: now.toISOString() };

/** Queries of the sign-in to the member's pages. */
function accessQuestionsOf(connection: Connection): Questions {
  const store = new OpenStore(connection);
  const [codes, sessions, blocks] = [store.accessCodes(), store.accessSessions(), store.accessBlocks()];
  const email = 'a@b.example';
  const emails = new EmailChangesRepository(
    connection.model<EmailChangeRecord>(EMAIL_CHANGE_MODEL, emailChangeSchema),
  );
  return {
    'codes to send': () => codes.findDue(now),
    'a code that is claimed': () => codes.claim({ _id: id, dueAt: now } as never),
    'codes of an e-mail': () => codes.countTry(email, []),
    "codes of a browser's own requests": () => codes.countTry(email, ['x', 'y']),
    'the end of all codes of an e-mail': () => codes.voidAll(email),
    'the use of a code': () => codes.consume(id),
    'sign-ins of a member': () => sessions.list({ member: id }),
    'sign-ins of an applicant': () => sessions.list({ student: id }),
    'sign-ins of a member who applied here': () => sessions.list({ member: id, student: id }),
    'a running sign-in': () => sessions.find(id),
    'the end of all sign-ins of a person': () => sessions.endAll({ member: id, student: id }),
    'the end of some sign-ins': () => sessions.endMany([new Types.ObjectId(id)]),
    'blocks of some people': () => blocks.ofIds([id]),
    'a lifted block': () => blocks.remove([id]),
    'mails about changed addresses': () => emails.findDue(now),
    'a mail about a changed address': async () => {
      await emails.claim({ _id: id, dueAt: now } as never);
      await emails.setCode(id, '123456');
      await emails.sendNow(id);
      await emails.reschedule(id, now);
      await emails.remove(id);
    },
    'the code to a new address of a member': async () => {
      await emails.countTry(id);
      await emails.forget(id);
    },
  };
}

/** Queries of lists, sweepers and registrations. */
function questionsOf(connection: Connection): Questions {
  const mailModel = connection.model<MailRecord>(MAIL_MODEL, mailSchema);
  const mails = new MailsRepository(mailModel);
  const states = new MailStatesRepository(mailModel);
  const serialModel = connection.model<SerialRecord>(SERIAL_MODEL, serialSchema);
  const serials = new SerialsRepository(serialModel);
  const batches = new SerialBatchesRepository(
    connection.model<SerialBatchRecord>(SERIAL_BATCH_MODEL, serialBatchSchema),
  );
  const days = new DayCountsRepository(connection.model<DayCountsRecord>(DAY_COUNTS_MODEL, dayCountsSchema));
  const claims = new SerialClaimsRepository(serialModel);
  const staff = new StaffRepository(connection.model<StaffRecord>(STAFF_MODEL, staffSchema));
  const sessions = new SessionsRepository(connection.model<SessionRecord>(SESSION_MODEL, sessionSchema));
  const revocations = new RevocationsRepository(
    connection.model<RevocationRecord>(REVOCATION_MODEL, revocationSchema),
  );
  const candidateSignOuts = new CandidateSignOutsRepository(
    connection.model<CandidateSignOutRecord>(CANDIDATE_SIGN_OUT_MODEL, candidateSignOutSchema),
  );
  const factors = new FactorsRepository(connection.model<FactorRecord>(FACTOR_MODEL, factorSchema));
  const studentModel = connection.model<StudentRecord>(STUDENT_MODEL, studentSchema);
  const students = new StudentsRepository(studentModel);
  const corrections = new StudentCorrectionsRepository(studentModel);
  const members = new StudentCohortsRepository(studentModel);
  const cohorts = new CohortsRepository(connection.model<CohortRecord>(COHORT_MODEL, cohortSchema));
  const reviews = new StudentReviewsRepository(studentModel);
  const threads = new StudentThreadsRepository(studentModel);
  const audit = new AuditRepository(connection.model<StoredAuditRecord>(AUDIT_MODEL, auditSchema));
  const removals = new RemovalsRepository(connection.model<RemovalRecord>(REMOVAL_MODEL, removalSchema));
  const accountMails = new AccountMailsRepository(
    connection.model<AccountMailRecord>(ACCOUNT_MAIL_MODEL, accountMailSchema),
  );
  const resets = new PasswordResetsRepository(
    connection.model<PasswordResetRecord>(PASSWORD_RESET_MODEL, passwordResetSchema),
  );
  const views = new SavedViewsRepository(
    connection.model<SavedViewsRecord>(SAVED_VIEWS_MODEL, savedViewsSchema),
  );
  const sorted = STUDENT_SORTS.flatMap((sort) => [sort, `-${sort}`] as const).map(
    (sort) => [`students by ${sort}`, () => students.list({ ...page, sort })] as const,
  );
  return {
    ...accessQuestionsOf(connection),
    ...Object.fromEntries(sorted),
    'students of a state': () => students.list({ ...page, state: 'Kano' }),
    'students of a country': () => students.list({ ...page, country: 'NG' }),
    'students of a cadre': () => students.list({ ...page, cadre: 'Full Member' }),
    'students by route': () => students.list({ ...page, route: 'NYSC Scheme' }),
    'students by fee': () => students.list({ ...page, fee: 'Nil' }),
    'students by payment': () => students.list({ ...page, payment: 'USSD' }),
    'students of a programme': () => students.list({ ...page, programme: 'NYSC Scheme', ...time }),
    'students of a cohort': () => students.list({ ...page, cohort: id }),
    'students of a cohort by name': () => students.list({ ...page, cohort: id, sort: 'surname' }),
    'how many students a cohort has': () => students.count({ cohorts: new Types.ObjectId(id) }),
    'how many a cohort has with archived ones': () => members.count(id),
    'ids of the students of a cohort': () => members.idsOf(id),
    'students by e-mails': () => members.findByEmails(['a@b.example', 'c@d.example']),
    'cohorts of a student': () => members.cohortsOf(id),
    'the end of a cohort': () => members.takeAll(id),
    cohorts: () => cohorts.list(page),
    'found cohorts': () => cohorts.list({ ...page, search: 'Kano' }),
    'some cohorts': () => cohorts.list(page, [new Types.ObjectId(id)]),
    'new applications': () => students.list({ ...page, status: 'new' }),
    'applications that wait, oldest first': () =>
      students.list({ ...page, status: 'waiting', sort: 'createdAt' }),
    'applications with an answer': () => students.list({ ...page, status: 'answered' }),
    'students with a proposed correction': () => students.list({ ...page, status: 'proposed' }),
    'the thread of an application': () => threads.threadOf(id),
    'how many applications wait': () => students.countWaiting(),
    'students who registered in a time': () => students.list({ ...page, ...time }),
    'students after one': () => students.listAfter(page, { id, moment: time.from }, 10),
    'students of a state after one': () =>
      students.listAfter({ ...page, state: 'Kano', sort: 'state' }, { id, text: 'kano' }, 10),
    'found students after one': () =>
      students.listAfter({ ...page, search: 'Bello', sort: 'email' }, { id, text: 'a' }, 10),
    'found students': () => students.list({ ...page, search: 'Bello' }),
    'archived students': () => students.list({ ...page, archived: 'true' }),
    "candidates' sign-outs": () => candidateSignOuts.live(),
    'how many students': () => students.count(),
    'students archived lately': () => students.archivedAfter(now),
    'the latest students': () => students.latest(10),
    'a student by e-mail': () => students.findActive({ email: 'a@b.example' }),
    'a student by Idempotency-Key': () => students.findByIdempotencyKey(id),
    'interrupted changes of files': () => corrections.findExpiredLeases(now),
    'mails of decisions to order': () => reviews.findDueMails(now),
    'names to tell': () => corrections.findDueNames(now),
    mails: () => mails.list(page),
    'failed mails': () => mails.list({ ...page, status: 'failed' }),
    'mails of a kind': () => mails.list({ ...page, kind: 'result', ...time }),
    'mails to a student': () => mails.list({ ...page, student: id }),
    'mails after one': () => mails.listAfter({ ...page, ...time }, { id, moment: time.from }, 10),
    'found mails': () => mails.list({ ...page, search: 'Bello' }),
    'due mails': () => states.findDue(now),
    'expired claims of mails': () => states.expireClaims(now),
    serials: () => serials.list(page),
    'valid serials': () => serials.list({ ...page, valid: true, ...time }),
    'used serials': () => serials.list({ ...page, valid: false }),
    'serials for certificates': () => serials.list({ ...page, purpose: 'certificate' }),
    'serials of a batch': () => serials.list({ ...page, batch: id }),
    'unused serials of a batch': () => serials.unusedOf(id),
    'how many of a batch are unused': () => serials.countUnused(new Types.ObjectId(id)),
    'when the first serial was made': () => serials.firstMadeAt(),
    'when the first serial before another one was made': () => serials.firstMadeAt(new Date()),
    'serials made on a day': () => serials.countMade(time),
    'serials used on a day': () => serials.countUsed(time),
    'registrations of a day': () => students.countRegistered(time),
    'days that were counted': () => days.since('2026-11-23'),
    'batches of serials': () => batches.list(page),
    'found batches of serials': () => batches.list({ ...page, search: 'Kano' }),
    'serials after one': () => serials.listAfter({ ...page, valid: false }, { id, moment: time.from }, 10),
    'records of the audit log after one': () => audit.listAfter(page, { id, moment: time.from }, 10),
    'the audit log': () => audit.list(page),
    'found records of the audit log': () => audit.list({ ...page, search: 'ada' }),
    'one action in the audit log': () => audit.list({ ...page, action: 'exam.update' }),
    'one kind of record in the audit log': () => audit.list({ ...page, entity: 'exam', ...time }),
    'found records of one action': () =>
      audit.listAfter({ ...page, action: 'exam.update', search: 'ada' }, undefined, 10),
    'what one person did in a time': () =>
      audit.list({ ...page, actor: id, from: now.toISOString(), to: now.toISOString() }),
    'the history of a record': () => audit.list({ ...page, entity: 'exam', id }),
    'found serials': () => serials.list({ ...page, search: 'ABCD' }),
    'expired claims': () => claims.findExpired(now),
    'a claim by Idempotency-Key': () => claims.findByKey(id),
    'the serials of a student': async () => {
      await claims.clearStudent(id);
      await serials.listOfStudent(id);
    },
    'staff accounts': () => staff.list(page),
    'staff accounts with a role': () => staff.list({ ...page, role: 'ADMIN' }),
    'how many staff accounts': () => staff.count(),
    'how many accounts wait for approval': () => staff.countPending(),
    'an account by e-mail': () => staff.findByEmail('a@b.example'),
    'SUPER_ADMIN accounts': () => staff.hasSuperAdmin(),
    'accounts with a second factor': () => factors.enabledAmong([id]),
    'a code of a second factor': () => factors.useStep(id, 1),
    'a recovery code': () => factors.useRecoveryCode(id, 'x'),
    "an account's sessions": () => sessions.list(id, 1),
    'the other sessions of an account': () => sessions.endOthers(id, id),
    'ended sessions': () => sessions.endedSince(now),
    'too many sessions of an account': () => sessions.endBeyondMax(id),
    'versions of changed accounts': () => staff.versions([id]),
    'what voids tokens': () => revocations.live(now),
    'what voids tokens and is new': () => revocations.writtenSince(now),
    'due mails to staff': () => accountMails.findDue(now),
    'a link to a new password': () => resets.find('token'),
    'the links of an account': () => resets.endAll(id),
    'views of a list': () => views.list(id, 'students'),
    'the views of an account': () => views.listOf(id, id),
    'students who were archived together': () => students.idsOfBatch(id),
    'due removals': () => removals.findDue(now),
    'a removal': () => mails.deleteByRecipient(id),
    "a student's mails": () => mails.listOfStudent(id),
    'what was done to a person': () => audit.ofPerson([id], id),
    'the values of a person in the audit log': () => audit.forgetValues([id]),
    'old students': () => Readable.from(students.registeredBefore(now)).toArray(),
  };
}

/** Queries that load lists into memory, and those of answers from there. */
function listQuestionsOf(connection: Connection): Questions {
  const audit = new AuditRepository(connection.model<StoredAuditRecord>(AUDIT_MODEL, auditSchema));
  const lists = [
    new StudentsRepository(connection.model<StudentRecord>(STUDENT_MODEL, studentSchema)),
    new SerialsRepository(connection.model<SerialRecord>(SERIAL_MODEL, serialSchema)),
    new MailsRepository(connection.model<MailRecord>(MAIL_MODEL, mailSchema)),
    audit,
  ];
  return {
    'lists that are read into memory, and what changed in them': async () => {
      for (const list of lists) {
        await list.warmList();
        await list.list(page);
      }
    },
    'one action in the audit log': () => audit.list({ ...page, action: 'exam.update' }),
    'one kind of record in the audit log': () => audit.list({ ...page, entity: 'exam' }),
  };
}

describe('what the students service asks its database', () => {
  afterAll(() => test.close('students'));

  it('is served by indexes, in the order of the lists, and has no undefined values', async () => {
    const connection = await test.database('students');
    chooseListReader(connection, 'mongo');
    expect(await queryProblems(connection, studentsDatabase, questionsOf(connection))).toEqual([]);
  });

  it('is served by indexes where lists are in memory', async () => {
    const connection = await test.database('students');
    chooseListReader(connection, 'memory');
    const { min } = listSizes;
    listSizes.min = 0;
    expect(await queryProblems(connection, studentsDatabase, listQuestionsOf(connection))).toEqual([]);
    listSizes.min = min;
  });
});
