import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module';
import { BulkAssignmentsModule } from '../bulk-assignments/bulk-assignments.module';
import { HallsModule } from '../halls/halls.module';
import { InvigilationModule } from '../invigilation/invigilation.module';
import { TasksModule } from '../tasks/tasks.module';
import { AttemptPausesService } from './attempt-pauses.service';
import { HallPausesService } from './hall-pauses.service';
import { HallTimeService } from './hall-time.service';
import { PausesController } from './pauses.controller';
import { PausesStoreModule } from './pauses-store.module';

/** Pauses of one candidate or of a hall session, and more time for all of a session. */
@Module({
  imports: [
    AttemptsModule,
    BulkAssignmentsModule,
    HallsModule,
    InvigilationModule,
    PausesStoreModule,
    TasksModule,
  ],
  controllers: [PausesController],
  providers: [AttemptPausesService, HallPausesService, HallTimeService],
})
export class PausesModule {}
