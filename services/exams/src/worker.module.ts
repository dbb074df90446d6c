import { type DynamicModule, Global, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule, type VersionSource } from '@concord/nest-platform';
import type { WorkerEnv } from './env';
import { GradeNews } from './grading/grade-news';
import { GradingProcessor } from './grading/grading.processor';
import { GradingQueue } from './grading/grading.queue';
import { GradingService } from './grading/grading.service';
import { ResultMailsModule } from './result-mails/result-mails.module';
import { StoreModule } from './store/store.module';
import { Sweeper } from './sweeper/sweeper';

const NO_STAFF = Symbol('no staff');
const noStaff: VersionSource = () => Promise.resolve({ versions: {} });

/** The worker serves probes only, so it knows no staff. */
@Global()
@Module({ providers: [{ provide: NO_STAFF, useValue: noStaff }], exports: [NO_STAFF] })
class NoStaffModule {}

@Module({
  imports: [StoreModule, ResultMailsModule],
  providers: [GradingProcessor, GradingQueue, GradingService, GradeNews, Sweeper],
})
export class WorkerModule {
  static forRoot(env: WorkerEnv): DynamicModule {
    const versionSource = { provide: NO_STAFF };
    return {
      module: WorkerModule,
      imports: [mongoRoot(env, 'exams'), NoStaffModule, PlatformModule.forRoot({ env, versionSource })],
    };
  }
}
