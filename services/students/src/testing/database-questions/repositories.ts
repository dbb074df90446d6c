import type { Connection } from 'mongoose';
import {
  ACCOUNT_MAIL_MODEL,
  type AccountMailRecord,
  accountMailSchema,
} from '../../store/account-mails/account-mail.schema';
import { AccountMailsRepository } from '../../store/account-mails/account-mails.repository';
import { COHORT_MODEL, type CohortRecord, cohortSchema } from '../../store/cohorts/cohort.schema';
import { CohortsRepository } from '../../store/cohorts/cohorts.repository';
import { DayCountsRepository } from '../../store/day-counts/day-counts.repository';
import {
  DAY_COUNTS_MODEL,
  type DayCountsRecord,
  dayCountsSchema,
} from '../../store/day-counts/day-counts.schema';
import {
  EMAIL_CHANGE_MODEL,
  type EmailChangeRecord,
  emailChangeSchema,
} from '../../store/email-changes/email-change.schema';
import { EmailChangesRepository } from '../../store/email-changes/email-changes.repository';
import { FACTOR_MODEL, type FactorRecord, factorSchema } from '../../store/factors/factor.schema';
import { FactorsRepository } from '../../store/factors/factors.repository';
import { MailStatesRepository } from '../../store/mails/mail-states.repository';
import { MAIL_MODEL, type MailRecord, mailSchema } from '../../store/mails/mail.schema';
import { OpenStore } from '../../store/open-store';
import {
  PASSWORD_RESET_MODEL,
  type PasswordResetRecord,
  passwordResetSchema,
} from '../../store/password-resets/password-reset.schema';
import { PasswordResetsRepository } from '../../store/password-resets/password-resets.repository';
import { SavedViewsRepository } from '../../store/saved-views/saved-views.repository';
import {
  SAVED_VIEWS_MODEL,
  type SavedViewsRecord,
  savedViewsSchema,
} from '../../store/saved-views/saved-views.schema';
import { SERIAL_MODEL, type SerialRecord, serialSchema } from '../../store/serials/serial.schema';
import { SerialsRepository } from '../../store/serials/serials.repository';
import { StudentCohortsRepository } from '../../store/students/student-cohorts.repository';
import { StudentCorrectionsRepository } from '../../store/students/student-corrections.repository';
import { StudentReviewsRepository } from '../../store/students/student-reviews.repository';
import { StudentThreadsRepository } from '../../store/students/student-threads.repository';
import { STUDENT_MODEL, type StudentRecord, studentSchema } from '../../store/students/student.schema';

/** All repositories for the questions, on one connection. */
export function repositoriesOf(connection: Connection) {
  const accountMails = connection.model<AccountMailRecord>(ACCOUNT_MAIL_MODEL, accountMailSchema);
  const cohorts = connection.model<CohortRecord>(COHORT_MODEL, cohortSchema);
  const days = connection.model<DayCountsRecord>(DAY_COUNTS_MODEL, dayCountsSchema);
  const emails = connection.model<EmailChangeRecord>(EMAIL_CHANGE_MODEL, emailChangeSchema);
  const factors = connection.model<FactorRecord>(FACTOR_MODEL, factorSchema);
  const mails = connection.model<MailRecord>(MAIL_MODEL, mailSchema);
  const resets = connection.model<PasswordResetRecord>(PASSWORD_RESET_MODEL, passwordResetSchema);
  const serials = connection.model<SerialRecord>(SERIAL_MODEL, serialSchema);
  const students = connection.model<StudentRecord>(STUDENT_MODEL, studentSchema);
  const views = connection.model<SavedViewsRecord>(SAVED_VIEWS_MODEL, savedViewsSchema);
  const store = new OpenStore(connection);
  return {
    accessBlocks: store.accessBlocks(),
    accessCodes: store.accessCodes(),
    accessSessions: store.accessSessions(),
    accountMails: new AccountMailsRepository(accountMails),
    audit: store.audit(),
    batches: store.serialBatches(),
    candidateSignOuts: store.candidateSignOuts(),
    claims: store.serialClaims(),
    cohorts: new CohortsRepository(cohorts),
    corrections: new StudentCorrectionsRepository(students),
    days: new DayCountsRepository(days),
    emailChanges: new EmailChangesRepository(emails),
    factors: new FactorsRepository(factors),
    mails: store.mails(),
    mailStates: new MailStatesRepository(mails),
    removals: store.removals(),
    resets: new PasswordResetsRepository(resets),
    reviews: new StudentReviewsRepository(students),
    revocations: store.revocations(),
    serials: new SerialsRepository(serials),
    sessions: store.sessions(),
    staff: store.staff(),
    studentCohorts: new StudentCohortsRepository(students),
    students: store.students(),
    threads: new StudentThreadsRepository(students),
    views: new SavedViewsRepository(views),
  };
}
export type StudentsRepositories = ReturnType<typeof repositoriesOf>;
