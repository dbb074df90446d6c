import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { CertificatesModule } from '../certificates/certificates.module';
import { ExamsModule } from '../exams/exams.module';
import { LiveEventsModule } from '../live-events/live-events.module';
import { ResultsModule } from '../results/results.module';
import { LatestRecordsService } from './latest-records.service';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataService } from './personal-data.service';
import { StudentNamesService } from './student-names.service';
import { SittingRecordsService } from './sitting-records.service';

/** Tells the students service what is kept of one person, and takes corrections of the name. */
@Module({
  imports: [
    AssignmentsModule,
    AttemptsModule,
    CertificatesModule,
    ExamsModule,
    LiveEventsModule,
    ResultsModule,
  ],
  controllers: [PersonalDataController],
  providers: [PersonalDataService, SittingRecordsService, LatestRecordsService, StudentNamesService],
})
export class PersonalDataModule {}
