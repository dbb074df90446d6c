import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { EntryModule } from '../entry/entry.module';
import { ExamsModule } from '../exams/exams.module';
import { GradingQueueModule } from '../grading/grading-queue.module';
import { HeartbeatModule } from '../heartbeat/heartbeat.module';
import { LiveEventsModule } from '../live-events/live-events.module';
import { ResultsModule } from '../results/results.module';
import { ActivityService } from './activity.service';
import { GradeWaiter } from './grade-waiter';
import { SavesService } from './saves.service';
import { SittingController } from './sitting.controller';
import { SittingService } from './sitting.service';
import { StartRecords } from './start-records';
import { SubmissionsService } from './submissions.service';

/** What a candidate does: sign in, start or resume an attempt, save answers, submit. */
@Module({
  imports: [
    AssignmentsModule,
    AttemptsModule,
    EntryModule,
    ExamsModule,
    GradingQueueModule,
    HeartbeatModule,
    LiveEventsModule,
    ResultsModule,
  ],
  controllers: [SittingController],
  providers: [ActivityService, GradeWaiter, SavesService, SittingService, StartRecords, SubmissionsService],
})
export class SittingModule {}
