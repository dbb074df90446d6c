import { accessBlockSchema } from './access-blocks/access-block.schema';
import { accessCodeSchema } from './access-codes/access-code.schema';
import { accessSessionSchema } from './access-sessions/access-session.schema';
import { accountMailSchema } from './account-mails/account-mail.schema';
import { auditSchema } from './audit/audit.schema';
import { backupRunSchema } from './backup-runs/backup-run.schema';
import { candidateSignOutSchema } from './candidate-sign-outs/candidate-sign-out.schema';
import { cohortSchema } from './cohorts/cohort.schema';
import { dayCountsSchema } from './day-counts/day-counts.schema';
import { emailChangeSchema } from './email-changes/email-change.schema';
import { factorSchema } from './factors/factor.schema';
import { lockSchema } from './locks/lock.schema';
import { mailSchema } from './mails/mail.schema';
import { passwordResetSchema } from './password-resets/password-reset.schema';
import { removalSchema } from './removals/removal.schema';
import { revocationSchema } from './revocations/revocation.schema';
import { savedViewsSchema } from './saved-views/saved-views.schema';
import { seedSchema } from './seeds/seed.schema';
import { serialBatchSchema } from './serial-batches/serial-batch.schema';
import { serialSchema } from './serials/serial.schema';
import { sessionSchema } from './sessions/session.schema';
import { staffSchema } from './staff/staff.schema';
import { studentSchema } from './students/student.schema';

/** All schemas, for the preparation of the database. */
export const SCHEMAS = [
  accessBlockSchema,
  accessCodeSchema,
  accessSessionSchema,
  accountMailSchema,
  auditSchema,
  backupRunSchema,
  candidateSignOutSchema,
  cohortSchema,
  dayCountsSchema,
  emailChangeSchema,
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
];

/** Indexes of earlier releases that no query uses any more, by collection. */
export const RETIRED_INDEXES = {
  // Long lists of the audit log are filtered in memory.
  audit: ['action_1_at_-1__id_-1', 'beginnings_1', 'entity_1_at_-1__id_-1'],
  // Replaced by an index that also sorts.
  mails: ['student_1'],
};
