import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { LiveEventsModule } from '../live-events/live-events.module';
import { ResultsModule } from '../results/results.module';
import { ASSIGNMENT_MODEL, assignmentSchema } from './assignment.schema';
import { AssignmentStatesService } from './assignment-states.service';
import { AssignmentsController } from './assignments.controller';
import { AssignmentsRepository } from './assignments.repository';
import { AssignmentsService } from './assignments.service';
import { SittingsLimit } from './sittings-limit.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ASSIGNMENT_MODEL, schema: assignmentSchema }]),
    AttemptsModule,
    ExamsModule,
    LiveEventsModule,
    ResultsModule,
  ],
  controllers: [AssignmentsController],
  providers: [AssignmentsRepository, AssignmentsService, AssignmentStatesService, SittingsLimit],
  exports: [AssignmentsRepository, AssignmentsService, AssignmentStatesService, SittingsLimit],
})
export class AssignmentsModule {}
