import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { HealthRegistry, mongoRoot, PlatformModule } from '@concord/nest-platform';
import { AUDIT_STORE, AuditStoreModule } from './audit/audit-store.module';
import type { WorkerEnv } from './env';
import { MAIL_SERVER, MailDeliveryService } from './mail/mail-delivery.service';
import { MailServer } from './mail/mail-server';
import { MailServerHealth } from './mail/mail-server-health';
import { MailStoreModule } from './mail/mail-store.module';
import { MailProcessor } from './mail/mail.processor';
import { MailSweeper } from './mail/mail.sweeper';

/** The worker process: sends mails. */
@Module({
  imports: [AuditStoreModule, MailStoreModule],
  providers: [MailDeliveryService, MailProcessor, MailSweeper],
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
      providers: [{ provide: MAIL_SERVER, useValue: url && new MailServer(url, env) }],
    };
  }
}
