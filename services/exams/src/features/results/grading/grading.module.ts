import { Module } from '@nestjs/common';
import { LiveEventsModule } from '../../../shared/live-events/live-events.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamVersionsStoreModule } from '../../../store/exam-versions/exam-versions.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { GradingProcessor } from './grading.processor';
import { GradingService } from './grading.service';

/** Grades attempts, in the worker. */
@Module({
  imports: [AttemptsStoreModule, ExamVersionsStoreModule, LiveEventsModule, ResultsStoreModule],
  providers: [GradingProcessor, GradingService],
  exports: [GradingService],
})
export class GradingModule {}
