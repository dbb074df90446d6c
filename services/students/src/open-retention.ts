import {
  AuditTrail,
  InternalClient,
  openDatabase,
  type OpenRetention,
  waitUntilPrepared,
} from '@concord/nest-platform';
import { studentsDatabase } from './database';
import type { StudentsRetentionEnv } from './env';
import { AccessForgetting } from './features/privacy/removal/access-forgetting.service';
import { RemovalService } from './features/privacy/removal/removal.service';
import { StudentDeletion } from './features/privacy/removal/student-deletion';
import { RetentionService } from './features/privacy/retention/retention.service';
import { OpenStore } from './store/open-store';

/** Opens the retention on the stores of the environment, next to the running service. Close it afterwards. */
export async function openRetention(env: StudentsRetentionEnv): Promise<OpenRetention> {
  const { EXAMS_URL: exams, MEDIA_URL: media, SERVICE_SECRET, RETENTION_YEARS } = env;
  const connection = await openDatabase(env, 'students');
  const store = new OpenStore(connection);
  const students = store.students();
  const records = store.audit();
  const audit = new AuditTrail(records);
  const peers = new InternalClient({ exams, media }, SERVICE_SECRET[0]);
  const claims = store.serialClaims();
  const sessions = store.accessSessions();
  // Tokens stay, because only the service voids them; without their session they end within half an hour.
  const access = new AccessForgetting(sessions, store.accessCodes(), store.accessBlocks(), sessions);
  const deletion = new StudentDeletion(students, store.mails(), claims, records, access);
  const removal = new RemovalService(deletion, store.removals(), claims, peers);
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
  return { retentions: [new RetentionService(students, removal, peers, audit, RETENTION_YEARS)], close };
}
