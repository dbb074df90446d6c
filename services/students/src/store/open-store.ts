import type { Connection } from 'mongoose';
import {
  ACCESS_BLOCK_MODEL,
  type AccessBlockRecord,
  accessBlockSchema,
} from './access-blocks/access-block.schema';
import { AccessBlocksRepository } from './access-blocks/access-blocks.repository';
import {
  ACCESS_CODE_MODEL,
  type AccessCodeRecord,
  accessCodeSchema,
} from './access-codes/access-code.schema';
import { AccessCodesRepository } from './access-codes/access-codes.repository';
import {
  ACCESS_SESSION_MODEL,
  type AccessSessionRecord,
  accessSessionSchema,
} from './access-sessions/access-session.schema';
import { AccessSessionsRepository } from './access-sessions/access-sessions.repository';
import { AuditRepository } from './audit/audit.repository';
import { AUDIT_MODEL, auditSchema, type StoredAuditRecord } from './audit/audit.schema';
import {
  CANDIDATE_SIGN_OUT_MODEL,
  type CandidateSignOutRecord,
  candidateSignOutSchema,
} from './candidate-sign-outs/candidate-sign-out.schema';
import { CandidateSignOutsRepository } from './candidate-sign-outs/candidate-sign-outs.repository';
import { LOCK_MODEL, type LockRecord, lockSchema } from './locks/lock.schema';
import { RoleLock } from './locks/role-lock.repository';
import { MAIL_MODEL, type MailRecord, mailSchema } from './mails/mail.schema';
import { MailsRepository } from './mails/mails.repository';
import { REMOVAL_MODEL, type RemovalRecord, removalSchema } from './removals/removal.schema';
import { RemovalsRepository } from './removals/removals.repository';
import { REVOCATION_MODEL, type RevocationRecord, revocationSchema } from './revocations/revocation.schema';
import { RevocationsRepository } from './revocations/revocations.repository';
import {
  SERIAL_BATCH_MODEL,
  type SerialBatchRecord,
  serialBatchSchema,
} from './serial-batches/serial-batch.schema';
import { SerialBatchesRepository } from './serial-batches/serial-batches.repository';
import { SerialClaimsRepository } from './serials/serial-claims.repository';
import { SERIAL_MODEL, type SerialRecord, serialSchema } from './serials/serial.schema';
import { SESSION_MODEL, type SessionRecord, sessionSchema } from './sessions/session.schema';
import { SessionsRepository } from './sessions/sessions.repository';
import { StaffRepository } from './staff/staff.repository';
import { STAFF_MODEL, type StaffRecord, staffSchema } from './staff/staff.schema';
import { STUDENT_MODEL, type StudentRecord, studentSchema } from './students/student.schema';
import { StudentsRepository } from './students/students.repository';

/** Repositories on a connection of their own, for programs without Nest: preparation and retention. */
export class OpenStore {
  constructor(private readonly connection: Connection) {}

  accessBlocks(): AccessBlocksRepository {
    return new AccessBlocksRepository(
      this.connection.model<AccessBlockRecord>(ACCESS_BLOCK_MODEL, accessBlockSchema),
    );
  }

  accessCodes(): AccessCodesRepository {
    return new AccessCodesRepository(
      this.connection.model<AccessCodeRecord>(ACCESS_CODE_MODEL, accessCodeSchema),
    );
  }

  accessSessions(): AccessSessionsRepository {
    return new AccessSessionsRepository(
      this.connection.model<AccessSessionRecord>(ACCESS_SESSION_MODEL, accessSessionSchema),
    );
  }

  audit(): AuditRepository {
    return new AuditRepository(this.connection.model<StoredAuditRecord>(AUDIT_MODEL, auditSchema));
  }

  candidateSignOuts(): CandidateSignOutsRepository {
    return new CandidateSignOutsRepository(
      this.connection.model<CandidateSignOutRecord>(CANDIDATE_SIGN_OUT_MODEL, candidateSignOutSchema),
    );
  }

  mails(): MailsRepository {
    return new MailsRepository(this.connection.model<MailRecord>(MAIL_MODEL, mailSchema));
  }

  removals(): RemovalsRepository {
    return new RemovalsRepository(this.connection.model<RemovalRecord>(REMOVAL_MODEL, removalSchema));
  }

  revocations(): RevocationsRepository {
    return new RevocationsRepository(
      this.connection.model<RevocationRecord>(REVOCATION_MODEL, revocationSchema),
    );
  }

  roleLock(): RoleLock {
    return new RoleLock(this.connection.model<LockRecord>(LOCK_MODEL, lockSchema));
  }

  serialBatches(): SerialBatchesRepository {
    return new SerialBatchesRepository(
      this.connection.model<SerialBatchRecord>(SERIAL_BATCH_MODEL, serialBatchSchema),
    );
  }

  serialClaims(): SerialClaimsRepository {
    return new SerialClaimsRepository(this.connection.model<SerialRecord>(SERIAL_MODEL, serialSchema));
  }

  sessions(): SessionsRepository {
    return new SessionsRepository(this.connection.model<SessionRecord>(SESSION_MODEL, sessionSchema));
  }

  staff(): StaffRepository {
    return new StaffRepository(this.connection.model<StaffRecord>(STAFF_MODEL, staffSchema));
  }

  students(): StudentsRepository {
    return new StudentsRepository(this.connection.model<StudentRecord>(STUDENT_MODEL, studentSchema));
  }
}
