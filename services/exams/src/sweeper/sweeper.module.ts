import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ASSIGNMENT_MODEL, assignmentSchema } from '../assignments/assignment.schema';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { ATTEMPT_MODEL, attemptSchema } from '../attempts/attempt.schema';
import { AttemptsModule } from '../attempts/attempts.module';
import { GradingModule } from '../grading/grading.module';
import { GradingQueueModule } from '../grading/grading-queue.module';
import { HeartbeatModule } from '../heartbeat/heartbeat.module';
import { AttemptsGauges } from './attempts.gauges';
import { AttemptsSweeper } from './attempts.sweeper';
import { DueAttemptsRepository } from './due-attempts.repository';

/** In the worker: it declares the assignments itself, because `AssignmentsModule` has a controller. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ASSIGNMENT_MODEL, schema: assignmentSchema },
      { name: ATTEMPT_MODEL, schema: attemptSchema },
    ]),
    AttemptsModule,
    GradingModule,
    GradingQueueModule,
    HeartbeatModule,
  ],
  providers: [AssignmentsRepository, AttemptsGauges, AttemptsSweeper, DueAttemptsRepository],
})
export class SweeperModule {}
