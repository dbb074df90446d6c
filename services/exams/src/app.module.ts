import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import { AssignmentsController } from './assignments/assignments.controller';
import { AssignmentsService } from './assignments/assignments.service';
import { AttemptFactsCache } from './attempts/attempt-facts';
import { AttemptsController } from './attempts/attempts.controller';
import { AttemptsService } from './attempts/attempts.service';
import { SavesService } from './attempts/saves.service';
import { CertificatesController } from './certificates/certificates.controller';
import { CertificatesService } from './certificates/certificates.service';
import { CoursesController } from './courses/courses.controller';
import { CoursesService } from './courses/courses.service';
import { Standings } from './assignments/standings';
import type { ExamsEnv } from './env';
import { ExamsController } from './exams/exams.controller';
import { ExamsService } from './exams/exams.service';
import { Papers } from './exams/papers';
import { GradeWaiter } from './grading/grade-waiter';
import { GradingQueue } from './grading/grading.queue';
import { AttemptRecords } from './invigilation/attempt-records';
import { ClosingsService } from './invigilation/closings.service';
import { InterventionsController } from './invigilation/interventions.controller';
import { ResetsService } from './invigilation/resets.service';
import { LiveNews } from './monitor/live-news';
import { MonitorReader } from './monitor/monitor-reader';
import { MonitorController } from './monitor/monitor.controller';
import { MonitorService } from './monitor/monitor.service';
import { RemovalController } from './removal/removal.controller';
import { RemovalService } from './removal/removal.service';
import { LateDecisionsService } from './results/late-decisions.service';
import { ResultsController } from './results/results.controller';
import { ResultsService } from './results/results.service';
import { SubmissionsService } from './results/submissions.service';
import { SheetsController } from './sheets/sheets.controller';
import { SheetsService } from './sheets/sheets.service';
import { SignInController } from './sign-in/sign-in.controller';
import { SignInService } from './sign-in/sign-in.service';
import { StoreModule } from './store/store.module';
import { Presence } from './sweeper/presence';

@Module({
  imports: [StoreModule],
  // Sheets before exams: `exams/template` must not be taken for an exam's id.
  controllers: [
    SheetsController,
    ExamsController,
    AssignmentsController,
    SignInController,
    AttemptsController,
    ResultsController,
    CoursesController,
    CertificatesController,
    RemovalController,
    InterventionsController,
    MonitorController,
  ],
  providers: [
    SheetsService,
    ExamsService,
    AssignmentsService,
    Standings,
    SignInService,
    AttemptsService,
    SavesService,
    AttemptFactsCache,
    Papers,
    Presence,
    GradingQueue,
    GradeWaiter,
    SubmissionsService,
    ResultsService,
    CoursesService,
    CertificatesService,
    RemovalService,
    AttemptRecords,
    ClosingsService,
    ResetsService,
    LateDecisionsService,
    LiveNews,
    MonitorReader,
    MonitorService,
  ],
})
export class AppModule {
  static forRoot(env: ExamsEnv): DynamicModule {
    return { module: AppModule, imports: [mongoRoot(env, 'exams'), PlatformModule.forRoot({ env })] };
  }
}
