import type { DatabaseDefinition } from '@concord/nest-platform';
import type { StudentsPrepareEnv } from './env';
import { writeEarlierRevocations } from './features/accounts/revocations/earlier-revocations';
import { endDemoPasswords } from './features/accounts/staff/demo-passwords';
import { ensureSuperAdmin } from './features/accounts/staff/first-super-admin';
import { OpenStore } from './store/open-store';
import { RETIRED_INDEXES, SCHEMAS } from './store/schemas';

/** Collections, indexes, back-fills and first records, which `prepare.ts` creates. */
export const studentsDatabase: DatabaseDefinition<StudentsPrepareEnv> = {
  service: 'students',
  schemas: SCHEMAS,
  retiredIndexes: RETIRED_INDEXES,
  steps: {
    'first SUPER_ADMIN': async (connection, env) => {
      const store = new OpenStore(connection);
      const staff = store.staff();
      await ensureSuperAdmin(staff, store.roleLock(), env);
      await endDemoPasswords(staff, env);
    },
    'revocations of the previous release': (connection) => {
      const store = new OpenStore(connection);
      return writeEarlierRevocations({
        sessions: store.sessions(),
        candidates: store.candidateSignOuts(),
        students: store.students(),
        revocations: store.revocations(),
      });
    },
    'search words of students': (connection) => new OpenStore(connection).students().backFillSearchFields(),
    'search words of batches of serials': (connection) =>
      new OpenStore(connection).serialBatches().backFillSearchFields(),
    'search words of e-mails': (connection) => new OpenStore(connection).mails().backFillSearchFields(),
    'search words of the audit log': (connection) => new OpenStore(connection).audit().backFillSearchFields(),
  },
};
