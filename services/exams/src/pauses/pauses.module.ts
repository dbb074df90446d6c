import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module';
import { BulkAssignmentsModule } from '../bulk-assignments/bulk-assignments.module';
import { ExamsModule } from '../exams/exams.module';
import { HallsModule } from '../halls/halls.module';
import { InvigilationModule } from '../invigilation/invigilation.module';
import { TasksModule } from '../tasks/tasks.module';
import { AddedTimeService } from './added-time.service';
import { AttemptPausesService } from './attempt-pauses.service';
import { AttemptTimeService } from './attempt-time.service';
import { HallPausesService } from './hall-pauses.service';
import { HallTimeService } from './hall-time.service';
import { ManyPausesService } from './many-pauses.service';
import { PausesController } from './pauses.controller';
import { PausesStoreModule } from './pauses-store.module';

/** Pauses of candidates or of a hall session, and more time for many. */
@Module({
  imports: [
    AttemptsModule,
    BulkAssignmentsModule,
    ExamsModule,
    HallsModule,
    InvigilationModule,
    PausesStoreModule,
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
