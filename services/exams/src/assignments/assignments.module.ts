import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ATTEMPT_MODEL, attemptSchema } from '../attempts/attempt.schema';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { LiveEventsModule } from '../live-events/live-events.module';
import { RESULT_MODEL, resultSchema } from '../results/result.schema';
import { ResultsModule } from '../results/results.module';
import { ASSIGNMENT_MODEL, assignmentSchema } from './assignment.schema';
import { AssignmentStatesService } from './assignment-states.service';
import { AssignmentsController } from './assignments.controller';
import { AssignmentsRepository } from './assignments.repository';
import { AssignmentsService } from './assignments.service';
import { Confirmations } from './confirmations.service';
import { SittingsLimit } from './sittings-limit.service';
import { UnconfirmedRepository } from './unconfirmed.repository';

const providers = [
  AssignmentsRepository,
  AssignmentsService,
  AssignmentStatesService,
  Confirmations,
  SittingsLimit,
  UnconfirmedRepository,
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ASSIGNMENT_MODEL, schema: assignmentSchema },
      { name: ATTEMPT_MODEL, schema: attemptSchema },
      { name: RESULT_MODEL, schema: resultSchema },
    ]),
    AttemptsModule,
    ExamsModule,
    LiveEventsModule,
    ResultsModule,
  ],
  controllers: [AssignmentsController],
  providers,
  exports: providers,
})
export class AssignmentsModule {}
