import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HealthRegistry, mongoRoot, PlatformModule } from '@concord/nest-platform';
import { AccountMailDelivery, PUBLIC_ORIGIN } from './account-mails/account-mail-delivery.service';
import { AccountMailSweeper } from './account-mails/account-mail.sweeper';
import { AccountAudit } from './accounts/account-audit';
import { ACCOUNT_MAIL_MODEL, accountMailSchema } from './accounts/account-mail.schema';
import { AccountMailsRepository } from './accounts/account-mails.repository';
import { STAFF_MODEL, staffSchema } from './accounts/staff.schema';
import { StaffRepository } from './accounts/staff.repository';
import { AUDIT_STORE, AuditStoreModule } from './audit/audit-store.module';
import { LOCAL_ORIGIN, type WorkerEnv } from './env';
import { MAIL_SERVER, MailDeliveryService } from './mail/mail-delivery.service';
import { MailDocuments } from './mail/mail-documents';
import { MailServer } from './mail/mail-server';
import { MailServerHealth } from './mail/mail-server-health';
import { MailStoreModule } from './mail/mail-store.module';
import { MailProcessor } from './mail/mail.processor';
import { MailSweeper } from './mail/mail.sweeper';
import { PASSWORD_RESET_MODEL, passwordResetSchema } from './password-resets/password-reset.schema';
import { PasswordResetsRepository } from './password-resets/password-resets.repository';

/** The worker process: sends mails. */
@Module({
  imports: [
    AuditStoreModule,
    MailStoreModule,
    MongooseModule.forFeature([
      { name: ACCOUNT_MAIL_MODEL, schema: accountMailSchema },
      { name: PASSWORD_RESET_MODEL, schema: passwordResetSchema },
      { name: STAFF_MODEL, schema: staffSchema },
    ]),
  ],
  providers: [
    AccountAudit,
    AccountMailDelivery,
    AccountMailsRepository,
    AccountMailSweeper,
    MailDeliveryService,
    MailDocuments,
    MailProcessor,
    MailSweeper,
    PasswordResetsRepository,
    StaffRepository,
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
