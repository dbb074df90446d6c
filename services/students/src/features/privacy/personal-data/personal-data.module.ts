import { Module } from '@nestjs/common';
import { AuditStoreModule } from '../../../store/audit/audit.store.module';
import { CohortsStoreModule } from '../../../store/cohorts/cohorts.store.module';
import { MailsStoreModule } from '../../../store/mails/mails.store.module';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataReader } from './personal-data.reader';
import { PersonalDataService } from './personal-data.service';
import { StoredRecordsReader } from './stored-records.reader';

/** Exports all data about one person. */
@Module({
  imports: [AuditStoreModule, MailsStoreModule, SerialsStoreModule, StudentsStoreModule, CohortsStoreModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataReader, PersonalDataService, StoredRecordsReader],
})
export class PersonalDataModule {}
