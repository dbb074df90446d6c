import { type DatabaseDefinition, refoldWords } from '@concord/nest-platform';
import { accountMailSchema } from './accounts/account-mail.schema';
import {
  CANDIDATE_SIGN_OUT_MODEL,
  type CandidateSignOutRecord,
  candidateSignOutSchema,
} from './accounts/candidate-sign-out.schema';
import { CandidateSignOutsRepository } from './accounts/candidate-sign-outs.repository';
import { endDemoPasswords } from './accounts/demo-passwords';
import { writeEarlierRevocations } from './accounts/earlier-revocations';
import { ensureSuperAdmin } from './accounts/first-super-admin';
import { LOCK_MODEL, type LockRecord, lockSchema } from './accounts/lock.schema';
import { RoleLock } from './accounts/role-lock.repository';
import { StaffRepository } from './accounts/staff.repository';
import { SESSION_MODEL, type SessionRecord, sessionSchema } from './accounts/session.schema';
import { SessionsRepository } from './accounts/sessions.repository';
import { STAFF_MODEL, type StaffRecord, staffSchema } from './accounts/staff.schema';
import { AUDIT_MODEL, auditSchema, type StoredAuditRecord } from './audit/audit.schema';
import { backupRunSchema } from './backups/backup-run.schema';
import { cohortSchema } from './cohorts/cohort.schema';
import type { StudentsPrepareEnv } from './env';
import { factorSchema } from './factors/factor.schema';
import { MAIL_MODEL, type MailRecord, mailSchema } from './mail/mail.schema';
import { passwordResetSchema } from './password-resets/password-reset.schema';
import { removalSchema } from './removal/removal.schema';
import { seedSchema } from './seeds/seed.schema';
import { SERIAL_BATCH_MODEL, type SerialBatchRecord, serialBatchSchema } from './serials/serial-batch.schema';
import { SerialBatchesRepository } from './serials/serial-batches.repository';
import { serialSchema } from './serials/serial.schema';
import { REVOCATION_MODEL, type RevocationRecord, revocationSchema } from './sign-ins/revocation.schema';
import { RevocationsRepository } from './sign-ins/revocations.repository';
import { dayCountsSchema } from './statistics/day-counts.schema';
import { STUDENT_MODEL, type StudentRecord, studentSchema } from './students/student.schema';
import { savedViewsSchema } from './views/saved-views.schema';
import { StudentsRepository } from './students/students.repository';

/** Nobody asks by these: long lists of the audit log are filtered and searched in memory. */
const SEARCHED_IN_MEMORY = ['action_1_at_-1__id_-1', 'beginnings_1', 'entity_1_at_-1__id_-1'];

export const studentsDatabase: DatabaseDefinition<StudentsPrepareEnv> = {
  service: 'students',
  schemas: [
    accountMailSchema,
    auditSchema,
    backupRunSchema,
    dayCountsSchema,
    candidateSignOutSchema,
    cohortSchema,
    factorSchema,
    lockSchema,
    mailSchema,
    passwordResetSchema,
    removalSchema,
    revocationSchema,
    savedViewsSchema,
    seedSchema,
    serialBatchSchema,
    serialSchema,
    sessionSchema,
    staffSchema,
    studentSchema,
  ],
  // Replaced by one that also sorts.
  retiredIndexes: { audit: SEARCHED_IN_MEMORY, mails: ['student_1'] },
  steps: {
    'first SUPER_ADMIN': async (connection, env) => {
      const staff = new StaffRepository(connection.model<StaffRecord>(STAFF_MODEL, staffSchema));
      const lock = new RoleLock(connection.model<LockRecord>(LOCK_MODEL, lockSchema));
      await ensureSuperAdmin(staff, lock, env);
      await endDemoPasswords(staff, env);
    },
    'revocations of the release before': (connection) =>
      writeEarlierRevocations({
        sessions: new SessionsRepository(connection.model<SessionRecord>(SESSION_MODEL, sessionSchema)),
        candidates: new CandidateSignOutsRepository(
          connection.model<CandidateSignOutRecord>(CANDIDATE_SIGN_OUT_MODEL, candidateSignOutSchema),
        ),
        students: new StudentsRepository(connection.model<StudentRecord>(STUDENT_MODEL, studentSchema)),
        revocations: new RevocationsRepository(
          connection.model<RevocationRecord>(REVOCATION_MODEL, revocationSchema),
        ),
      }),
    'search words of students': (connection) => {
      const model = connection.model<StudentRecord>(STUDENT_MODEL, studentSchema);
      return new StudentsRepository(model).backFillSearchFields();
    },
    'search words of batches of serials': (connection) => {
      const model = connection.model<SerialBatchRecord>(SERIAL_BATCH_MODEL, serialBatchSchema);
      return new SerialBatchesRepository(model).backFillSearchFields();
    },
    'search words of e-mails': (connection) =>
      refoldWords(connection.model<MailRecord>(MAIL_MODEL, mailSchema)),
    'search words of the audit log': (connection) =>
      refoldWords(connection.model<StoredAuditRecord>(AUDIT_MODEL, auditSchema)),
  },
};
