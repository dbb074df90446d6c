import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { WorkerEnv } from './env';
import { CodeDeliveryModule } from './features/access/delivery/code-delivery.module';
import { EmailChangesWorkerModule } from './features/access/email-change/email-changes.worker.module';
import { AccountMailsModule } from './features/mail/account-mails/account-mails.module';
import { MailDeliveryModule } from './features/mail/delivery/mail-delivery.module';
import { MailServerModule } from './features/mail/delivery/mail-server.module';
import { AUDIT_STORE, AuditStoreModule } from './store/audit/audit.store.module';

/** The worker process: sends mails. */
@Module({})
export class WorkerModule {
  static forRoot(env: WorkerEnv): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        mongoRoot(env, 'students'),
        PlatformModule.forRoot({ env, versionSource: 'none', auditStore: { provide: AUDIT_STORE } }),
        AuditStoreModule,
        MailServerModule.forRoot(env),
        MailDeliveryModule,
        AccountMailsModule,
        CodeDeliveryModule.forRoot(env),
        EmailChangesWorkerModule,
      ],
    };
  }
}
