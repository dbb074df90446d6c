import { Module } from '@nestjs/common';
import { HeldResultsModule } from '../../../shared/held-results/held-results.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { BoardSummaries } from './board-summaries.service';
import { CandidateDetails } from './candidate-details';
import { ResultExportController } from './result-export.controller';
import { ResultExportService } from './result-export.service';
import { ResultSlipsService } from './result-slips.service';

/** Rows for files of the list of results. */
@Module({
  imports: [AttemptsStoreModule, ExamsStoreModule, HeldResultsModule, ResultsStoreModule],
  controllers: [ResultExportController],
  providers: [BoardSummaries, CandidateDetails, ResultExportService, ResultSlipsService],
})
export class ResultExportModule {}
