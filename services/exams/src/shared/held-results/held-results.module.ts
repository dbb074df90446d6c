import { Module } from '@nestjs/common';
import { AssignmentsStoreModule } from '../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../store/results/results.store.module';
import { HeldExams } from './held-exams.service';
import { UnconfirmedRecords } from './unconfirmed-records.service';

/** Results that candidates do not see yet. */
@Module({
  imports: [AssignmentsStoreModule, AttemptsStoreModule, ExamsStoreModule, ResultsStoreModule],
  providers: [HeldExams, UnconfirmedRecords],
  exports: [HeldExams, UnconfirmedRecords],
})
export class HeldResultsModule {}
