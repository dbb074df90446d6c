import { type DynamicModule, Global, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule, type VersionSource } from '@concord/nest-platform';
import type { ExamsEnv } from './env';
import { GradingModule } from './grading/grading.module';
import { ResultMailsModule } from './result-mails/result-mails.module';
import { SweeperModule } from './sweeper/sweeper.module';

const NO_STAFF = Symbol('no staff');
const noStaff: VersionSource = () => Promise.resolve({ versions: {} });

/** The worker serves health checks only, so it never asks for the versions of staff accounts. */
@Global()
@Module({ providers: [{ provide: NO_STAFF, useValue: noStaff }], exports: [NO_STAFF] })
class NoStaffModule {}

@Module({ imports: [GradingModule, ResultMailsModule, SweeperModule] })
export class WorkerModule {
  static forRoot(env: ExamsEnv): DynamicModule {
    const versionSource = { provide: NO_STAFF };
    return {
      module: WorkerModule,
      imports: [mongoRoot(env, 'exams'), NoStaffModule, PlatformModule.forRoot({ env, versionSource })],
    };
  }
}
