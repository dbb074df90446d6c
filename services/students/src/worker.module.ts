import { type DynamicModule, Module } from '@nestjs/common';
import { HealthRegistry, mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { WorkerEnv } from './env';
import { MAIL_SERVER, MailDeliveryService } from './mail/mail-delivery.service';
import { MailServer } from './mail/mail-server';
import { MailServerHealth } from './mail/mail-server-health';
import { MailStoreModule } from './mail/mail-store.module';
import { MailProcessor } from './mail/mail.processor';
import { MailSweeper } from './mail/mail.sweeper';

const createMailServer = ({ SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl }: WorkerEnv) =>
  url === undefined ? undefined : new MailServer({ url, from, publicUrl });

/** The worker process: sends mails. */
@Module({
  imports: [MailStoreModule],
  providers: [MailDeliveryService, MailProcessor, MailSweeper],
})
export class WorkerModule {
  static forRoot(env: WorkerEnv): DynamicModule {
    const server = createMailServer(env);
    return {
      module: WorkerModule,
      imports: [mongoRoot(env, 'students'), PlatformModule.forRoot({ env, versionSource: 'none' })],
      providers: [
        { provide: MAIL_SERVER, useValue: server },
        {
          provide: MailServerHealth,
          inject: [HealthRegistry],
          useFactory: (registry: HealthRegistry) => {
            const health = new MailServerHealth(server);
            registry.register('mailServer', () => Promise.resolve(health.check()));
            return health;
          },
        },
      ],
    };
  }
}
