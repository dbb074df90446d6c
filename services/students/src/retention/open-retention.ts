import { AuditTrail, InternalClient, openDatabase, waitUntilPrepared } from '@concord/nest-platform';
import { AuditRepository } from '../audit/audit.repository';
import { AUDIT_MODEL, auditSchema, type StoredAuditRecord } from '../audit/audit.schema';
import { studentsDatabase } from '../database';
import type { RetentionEnv } from '../env';
import { MAIL_MODEL, type MailRecord, mailSchema } from '../mail/mail.schema';
import { MailsRepository } from '../mail/mails.repository';
import { REMOVAL_MODEL, type RemovalRecord, removalSchema } from '../removal/removal.schema';
import { RemovalService } from '../removal/removal.service';
import { RemovalsRepository } from '../removal/removals.repository';
import { SERIAL_MODEL, type SerialRecord, serialSchema } from '../serials/serial.schema';
import { SerialClaimsRepository } from '../serials/serial-claims.repository';
import { STUDENT_MODEL, type StudentRecord, studentSchema } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';
import { RetentionService } from './retention.service';

/** The retention on the stores of the environment, beside the running service. Close it when it is done. */
export async function openRetention(
  env: RetentionEnv,
): Promise<{ retention: RetentionService; close: () => Promise<void> }> {
  const { EXAMS_URL: exams, MEDIA_URL: media, SERVICE_SECRET, RETENTION_YEARS } = env;
  const connection = await openDatabase(env, 'students');
  const students = new StudentsRepository(connection.model<StudentRecord>(STUDENT_MODEL, studentSchema));
  const records = new AuditRepository(connection.model<StoredAuditRecord>(AUDIT_MODEL, auditSchema));
  const audit = new AuditTrail(records);
  const peers = new InternalClient({ exams, media }, SERVICE_SECRET[0]);
  const removal = new RemovalService(
    students,
    new RemovalsRepository(connection.model<RemovalRecord>(REMOVAL_MODEL, removalSchema)),
    new MailsRepository(connection.model<MailRecord>(MAIL_MODEL, mailSchema)),
    new SerialClaimsRepository(connection.model<SerialRecord>(SERIAL_MODEL, serialSchema)),
    records,
    peers,
  );
  const close = async () => {
    await audit.beforeApplicationShutdown();
    await peers.close();
    await connection.close();
  };
  try {
    await waitUntilPrepared(connection, studentsDatabase);
  } catch (error) {
    await close();
    throw error;
  }
  return { retention: new RetentionService(students, removal, peers, audit, RETENTION_YEARS), close };
}
