import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, ProgramModule } from '@concord/nest-platform';
import type { MembersRetentionEnv } from './env';
import { MembersRetentionModule } from './features/privacy/retention/members-retention.module';

/** The program that erases what is kept too long. */
@Module({})
export class RetentionModule {
  static forRoot(env: MembersRetentionEnv): DynamicModule {
    return {
      module: RetentionModule,
      imports: [
        mongoRoot(env, 'members'),
        ProgramModule.forRoot(env),
        MembersRetentionModule.forYears(env.MEMBER_RETENTION_YEARS),
      ],
    };
  }
}
