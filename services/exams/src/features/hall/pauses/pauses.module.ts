import { Module } from '@nestjs/common';
import { TasksModule } from '../../../shared/tasks/tasks.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { HallsStoreModule } from '../../../store/halls/halls.store.module';
import { BulkAssignmentsModule } from '../../assignments/bulk-assignments/bulk-assignments.module';
import { HallsModule } from '../halls/halls.module';
import { InvigilationModule } from '../invigilation/invigilation.module';
import { AddedTimeService } from './added-time.service';
import { AttemptPausesService } from './attempt-pauses.service';
import { AttemptTimeService } from './attempt-time.service';
import { HallPausesService } from './hall-pauses.service';
import { HallTimeService } from './hall-time.service';
import { ManyPausesService } from './many-pauses.service';
import { PauseRecordsModule } from './pause-records.module';
import { PausesController } from './pauses.controller';

/** Pauses of candidates and hall sessions, and more time for many candidates. */
@Module({
  imports: [
    AttemptsStoreModule,
    BulkAssignmentsModule,
    ExamsStoreModule,
    HallsModule,
    HallsStoreModule,
    InvigilationModule,
    PauseRecordsModule,
    TasksModule,
  ],
  controllers: [PausesController],
  providers: [
    AddedTimeService,
    AttemptPausesService,
    AttemptTimeService,
    HallPausesService,
    HallTimeService,
    ManyPausesService,
  ],
})
export class PausesModule {}
