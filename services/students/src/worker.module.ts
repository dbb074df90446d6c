import { type DynamicModule, Global, Module } from '@nestjs/common';
import { HealthRegistry, mongoRoot, PlatformModule, type VersionSource } from '@concord/nest-platform';
import type { WorkerEnv } from './env';
import { MAIL_SERVER, MailDeliveryService } from './mail/mail-delivery.service';
import { MailServer } from './mail/mail-server';
import { MailServerHealth } from './mail/mail-server-health';
import { MailStoreModule } from './mail/mail-store.module';
import { MailProcessor } from './mail/mail.processor';
import { MailSweeper } from './mail/mail.sweeper';

const NO_STAFF = Symbol('no staff');
const noStaff: VersionSource = () => Promise.resolve({ versions: {} });

/** The worker has no calls that a staff token could open. */
@Global()
@Module({ providers: [{ provide: NO_STAFF, useValue: noStaff }], exports: [NO_STAFF] })
class NoStaffModule {}

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
      imports: [
        mongoRoot(env, 'students'),
        NoStaffModule,
        PlatformModule.forRoot({ env, versionSource: { provide: NO_STAFF } }),
      ],
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
