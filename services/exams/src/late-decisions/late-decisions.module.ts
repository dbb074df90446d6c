import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { ResultsModule } from '../results/results.module';
import { LateDecisionsController } from './late-decisions.controller';
import { LateDecisionsService } from './late-decisions.service';

@Module({
  imports: [AssignmentsModule, AttemptsModule, ExamsModule, ResultsModule],
  controllers: [LateDecisionsController],
  providers: [LateDecisionsService],
})
export class LateDecisionsModule {}
