import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { InternalClient } from './internal-client';
import { auditProviders, internalClient, type PeersEnv } from './platform-providers';

/** Global providers of a program beside a service, which serves no calls: audit trail and internal calls. */
@Global()
@Module({})
export class ProgramModule implements OnApplicationShutdown {
  constructor(private readonly internal: InternalClient) {}

  static forRoot(env: PeersEnv): DynamicModule {
    const providers = [...auditProviders(), internalClient(env)];
    return { module: ProgramModule, providers, exports: providers.map(({ provide }) => provide) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.internal.close();
  }
}
