import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import { HealthRegistry } from '@concord/nest-platform';
import { LOCAL_ORIGIN, type WorkerEnv } from '../../../env';
import { MailServer } from './mail-server';
import { MailServerHealth } from './mail-server-health';

/** Injection token of the {@link MailServer}; undefined if none is configured. */
export const MAIL_SERVER = Symbol('MAIL_SERVER');
/** Injection token of the public origin of the site. */
export const PUBLIC_ORIGIN = Symbol('PUBLIC_ORIGIN');

/** The configured mail server and its health, for all modules of the worker. */
@Global()
@Module({})
export class MailServerModule {
  constructor(registry: HealthRegistry, @Inject(MAIL_SERVER) server: MailServer | undefined) {
    const health = new MailServerHealth(server);
    registry.register('mailServer', async () => health.check());
  }

  static forRoot(env: WorkerEnv): DynamicModule {
    const { SMTP_URL: url } = env;
    const providers = [
      { provide: MAIL_SERVER, useValue: url && new MailServer(url, env) },
      { provide: PUBLIC_ORIGIN, useValue: env.PUBLIC_URL ?? LOCAL_ORIGIN },
    ];
    return { module: MailServerModule, providers, exports: [MAIL_SERVER, PUBLIC_ORIGIN] };
  }
}
