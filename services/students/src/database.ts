import type { DatabaseDefinition } from '@concord/nest-platform';
import { accountMailSchema } from './accounts/account-mail.schema';
import { endDemoPasswords } from './accounts/demo-passwords';
import { ensureSuperAdmin } from './accounts/first-super-admin';
import { LOCK_MODEL, type LockRecord, lockSchema } from './accounts/lock.schema';
import { RoleLock } from './accounts/role-lock.repository';
import { StaffRepository } from './accounts/staff.repository';
import { sessionSchema } from './accounts/session.schema';
import { STAFF_MODEL, type StaffRecord, staffSchema } from './accounts/staff.schema';
import { auditSchema } from './audit/audit.schema';
import type { StudentsPrepareEnv } from './env';
import { factorSchema } from './factors/factor.schema';
import { mailSchema } from './mail/mail.schema';
import { passwordResetSchema } from './password-resets/password-reset.schema';
import { removalSchema } from './removal/removal.schema';
import { seedSchema } from './seeds/seed.schema';
import { serialSchema } from './serials/serial.schema';
import { studentSchema } from './students/student.schema';

export const studentsDatabase: DatabaseDefinition<StudentsPrepareEnv> = {
  service: 'students',
  schemas: [
    accountMailSchema,
    auditSchema,
    factorSchema,
    lockSchema,
    mailSchema,
    passwordResetSchema,
    removalSchema,
    seedSchema,
    serialSchema,
    sessionSchema,
    staffSchema,
    studentSchema,
  ],
  steps: {
    'first SUPER_ADMIN': async (connection, env) => {
      const staff = new StaffRepository(connection.model<StaffRecord>(STAFF_MODEL, staffSchema));
      const lock = new RoleLock(connection.model<LockRecord>(LOCK_MODEL, lockSchema));
      await ensureSuperAdmin(staff, lock, env);
      await endDemoPasswords(staff, env);
    },
  },
};
