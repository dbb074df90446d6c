import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module';
import { EXAM_MODEL, examSchema } from '../exams/exam.schema';
import { EXAM_VERSION_MODEL, examVersionSchema } from '../exams/exam-version.schema';
import { ExamsRepository } from '../exams/exams.repository';
import { RESULT_MODEL, resultSchema } from '../results/result.schema';
import { ResultsRepository } from '../results/results.repository';
import { LiveEventsModule } from '../live-events/live-events.module';
import { GradingProcessor } from './grading.processor';
import { GradingService } from './grading.service';

/** Grades attempts, in the worker. It declares its repositories itself: the worker serves no controllers. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EXAM_MODEL, schema: examSchema },
      { name: EXAM_VERSION_MODEL, schema: examVersionSchema },
      { name: RESULT_MODEL, schema: resultSchema },
    ]),
    AttemptsModule,
    LiveEventsModule,
  ],
  providers: [ExamsRepository, GradingProcessor, GradingService, ResultsRepository],
  exports: [ExamsRepository, GradingService, ResultsRepository],
})
export class GradingModule {}
