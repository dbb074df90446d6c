import { Module } from '@nestjs/common';
import { HeldResultsModule } from '../../../shared/held-results/held-results.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { ReleaseController } from './release.controller';
import { ReleaseService } from './release.service';

/** Releases the held results of an exam, and results of unconfirmed candidates. */
@Module({
  imports: [AttemptsStoreModule, ExamsStoreModule, HeldResultsModule, ResultsStoreModule],
  controllers: [ReleaseController],
  providers: [ReleaseService],
})
export class ReleaseModule {}
