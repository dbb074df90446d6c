import type { FactoryProvider } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AuditOutbox } from '../audit/audit-outbox';
import type { AuditStore } from '../audit/audit-store';
import { AuditTrail } from '../audit/audit-trail';
import type { BaseEnv } from '../core/env';
import { InternalClient } from './internal-client';

/** Injection token of the {@link AuditStore} of a process. */
export type AuditStoreToken = string | symbol | typeof AuditOutbox;

/** Addresses of the services that a process calls, and the secret of these calls. */
export type PeersEnv = Pick<BaseEnv, 'SERVICE_SECRET'> &
  Partial<Pick<BaseEnv, 'STUDENTS_URL' | 'EXAMS_URL' | 'MEDIA_URL' | 'MEMBERS_URL'>>;

/** The audit trail, with the outbox of services that do not own the log. */
export const auditProviders = (store: AuditStoreToken = AuditOutbox): FactoryProvider[] => [
  {
    provide: AuditOutbox,
    inject: [getConnectionToken()],
    useFactory: (connection: Connection) => new AuditOutbox(connection),
  },
  {
    provide: AuditTrail,
    inject: [store],
    useFactory: (records: AuditStore) => new AuditTrail(records),
  },
];

/** The client of calls to other services. */
export const internalClient = (env: PeersEnv): FactoryProvider<InternalClient> => ({
  provide: InternalClient,
  useFactory: () =>
    new InternalClient(
      {
        students: env.STUDENTS_URL,
        exams: env.EXAMS_URL,
        media: env.MEDIA_URL,
        members: env.MEMBERS_URL,
      },
      env.SERVICE_SECRET[0],
    ),
});
