import { Module } from '@nestjs/common';
import { CohortsModule } from '../cohorts/cohorts.module';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataReader } from './personal-data.reader';
import { PersonalDataService } from './personal-data.service';
import { AuditStoreModule } from '../store/audit/audit.store.module';
import { MailsStoreModule } from '../store/mails/mails.store.module';
import { SerialsStoreModule } from '../store/serials/serials.store.module';
import { StudentsStoreModule } from '../store/students/students.store.module';

/** Hands out all that is kept of one person. */
@Module({
  imports: [AuditStoreModule, MailsStoreModule, SerialsStoreModule, StudentsStoreModule, CohortsModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataReader, PersonalDataService],
})
export class PersonalDataModule {}
