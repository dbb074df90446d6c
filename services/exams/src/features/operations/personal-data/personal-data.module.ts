import { Module } from '@nestjs/common';
import { LiveEventsModule } from '../../../shared/live-events/live-events.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { CertificatesStoreModule } from '../../../store/certificates/certificates.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { LateAnswersStoreModule } from '../../../store/late-answers/late-answers.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { PapersModule } from '../../authoring/papers/papers.module';
import { LatestRecordsService } from './latest-records.service';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataService } from './personal-data.service';
import { SittingRecordsService } from './sitting-records.service';
import { StudentNamesService } from './student-names.service';

/** Serves the students service: the records of one person, and corrections of a name. */
@Module({
  imports: [
    AssignmentsStoreModule,
    AttemptsStoreModule,
    CertificatesStoreModule,
    ExamsStoreModule,
    LateAnswersStoreModule,
    LiveEventsModule,
    PapersModule,
    ResultsStoreModule,
  ],
  controllers: [PersonalDataController],
  providers: [LatestRecordsService, PersonalDataService, SittingRecordsService, StudentNamesService],
})
export class PersonalDataModule {}
