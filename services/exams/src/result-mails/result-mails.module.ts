import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module';
import { EXAM_MODEL, examSchema } from '../exams/exam.schema';
import { EXAM_VERSION_MODEL, examVersionSchema } from '../exams/exam-version.schema';
import { ExamsRepository } from '../exams/exams.repository';
import { GradingQueueModule } from '../grading/grading-queue.module';
import { RESULT_MODEL, resultSchema } from '../results/result.schema';
import { ResultMailsRepository } from './result-mails.repository';
import { ResultMailsService } from './result-mails.service';

/** Orders the mails with results, in the worker. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EXAM_MODEL, schema: examSchema },
      { name: EXAM_VERSION_MODEL, schema: examVersionSchema },
      { name: RESULT_MODEL, schema: resultSchema },
    ]),
    AttemptsModule,
    GradingQueueModule,
  ],
  providers: [ExamsRepository, ResultMailsRepository, ResultMailsService],
})
export class ResultMailsModule {}
