import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { HealthRegistry, mongoRoot, PlatformModule } from '@concord/nest-platform';
import { AccountMailDelivery, PUBLIC_ORIGIN } from './account-mails/account-mail-delivery.service';
import { AccountMailSweeper } from './account-mails/account-mail.sweeper';
import { AccountAudit } from './accounts/account-audit';
import { LOCAL_ORIGIN, type WorkerEnv } from './env';
import { MAIL_SERVER, MailDeliveryService } from './mail/mail-delivery.service';
import { MailDocuments } from './mail/mail-documents';
import { MailServer } from './mail/mail-server';
import { MailServerHealth } from './mail/mail-server-health';
import { MailQueueModule } from './mail/mail-queue.module';
import { MailProcessor } from './mail/mail.processor';
import { MailSweeper } from './mail/mail.sweeper';
import { AccountMailsStoreModule } from './store/account-mails/account-mails.store.module';
import { AUDIT_STORE, AuditStoreModule } from './store/audit/audit.store.module';
import { MailsStoreModule } from './store/mails/mails.store.module';
import { PasswordResetsStoreModule } from './store/password-resets/password-resets.store.module';
import { StaffStoreModule } from './store/staff/staff.store.module';

/** The worker process: sends mails. */
@Module({
  imports: [
    AccountMailsStoreModule,
    AuditStoreModule,
    MailQueueModule,
    MailsStoreModule,
    PasswordResetsStoreModule,
    StaffStoreModule,
  ],
  providers: [
    AccountAudit,
    AccountMailDelivery,
    AccountMailSweeper,
    MailDeliveryService,
    MailDocuments,
    MailProcessor,
    MailSweeper,
  ],
})
export class WorkerModule {
  constructor(registry: HealthRegistry, @Inject(MAIL_SERVER) server: MailServer | undefined) {
    const health = new MailServerHealth(server);
    registry.register('mailServer', async () => health.check());
  }

  static forRoot(env: WorkerEnv): DynamicModule {
    const { SMTP_URL: url } = env;
    return {
      module: WorkerModule,
      imports: [
        mongoRoot(env, 'students'),
        PlatformModule.forRoot({ env, versionSource: 'none', auditStore: { provide: AUDIT_STORE } }),
      ],
      providers: [
        { provide: MAIL_SERVER, useValue: url && new MailServer(url, env) },
        { provide: PUBLIC_ORIGIN, useValue: env.PUBLIC_URL ?? LOCAL_ORIGIN },
      ],
    };
  }
}
