import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { ResultsModule } from '../results/results.module';
import { CandidateDetails } from './candidate-details';
import { ResultExportController } from './result-export.controller';
import { ResultExportService } from './result-export.service';
import { ResultSlipsService } from './result-slips.service';

/** The rows of the list of results for files of it. */
@Module({
  imports: [AttemptsModule, ExamsModule, ResultsModule],
  controllers: [ResultExportController],
  providers: [CandidateDetails, ResultExportService, ResultSlipsService],
})
export class ResultExportModule {}
