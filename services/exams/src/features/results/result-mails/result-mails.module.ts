import { Module } from '@nestjs/common';
import { GradingQueueModule } from '../../../shared/grading-queue/grading-queue.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { ResultMailsService } from './result-mails.service';

/** Orders the mails with results, in the worker. */
@Module({
  imports: [AttemptsStoreModule, ExamsStoreModule, GradingQueueModule, ResultsStoreModule],
  providers: [ResultMailsService],
})
export class ResultMailsModule {}
