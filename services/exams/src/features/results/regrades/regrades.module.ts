import { Module } from '@nestjs/common';
import { TasksModule } from '../../../shared/tasks/tasks.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamVersionsStoreModule } from '../../../store/exam-versions/exam-versions.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { VersionsModule } from '../../authoring/versions/versions.module';
import { RegradePlans } from './regrade-plans.service';
import { RegradePreviews } from './regrade-previews.service';
import { RegradesController } from './regrades.controller';
import { RegradesService } from './regrades.service';

/** Accepts requests for regrades; the worker runs them. */
@Module({
  imports: [
    AttemptsStoreModule,
    ExamsStoreModule,
    ExamVersionsStoreModule,
    ResultsStoreModule,
    TasksModule,
    VersionsModule,
  ],
  controllers: [RegradesController],
  providers: [RegradePlans, RegradePreviews, RegradesService],
})
export class RegradesModule {}
