import { Module } from '@nestjs/common';
import { TasksWorkerModule } from '../../../shared/tasks/tasks-worker.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamStatisticsStoreModule } from '../../../store/exam-statistics/exam-statistics.store.module';
import { ExamVersionsStoreModule } from '../../../store/exam-versions/exam-versions.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { VersionSittings } from '../../authoring/versions/version-sittings.service';
import { RegradePlans } from './regrade-plans.service';
import { RegradeWriter } from './regrade-writer.service';
import { RegradeHandler } from './regrade.handler';

/** Runs regrades, in the worker. */
@Module({
  imports: [
    AssignmentsStoreModule,
    AttemptsStoreModule,
    ExamStatisticsStoreModule,
    ExamVersionsStoreModule,
    ResultsStoreModule,
    TasksWorkerModule,
  ],
  providers: [RegradeHandler, RegradePlans, RegradeWriter, VersionSittings],
})
export class RegradesWorkerModule {}
