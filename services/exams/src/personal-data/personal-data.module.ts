import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { CertificatesModule } from '../certificates/certificates.module';
import { ExamsModule } from '../exams/exams.module';
import { ResultsModule } from '../results/results.module';
import { LatestRecordsService } from './latest-records.service';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataService } from './personal-data.service';
import { SittingRecordsService } from './sitting-records.service';

/** Tells the students service what is kept of one person. */
@Module({
  imports: [AssignmentsModule, AttemptsModule, CertificatesModule, ExamsModule, ResultsModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataService, SittingRecordsService, LatestRecordsService],
})
export class PersonalDataModule {}
