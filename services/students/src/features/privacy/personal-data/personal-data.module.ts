import { Module } from '@nestjs/common';
import { AccessBlocksStoreModule } from '../../../store/access-blocks/access-blocks.store.module';
import { AccessSessionsStoreModule } from '../../../store/access-sessions/access-sessions.store.module';
import { AuditStoreModule } from '../../../store/audit/audit.store.module';
import { CohortsStoreModule } from '../../../store/cohorts/cohorts.store.module';
import { MailsStoreModule } from '../../../store/mails/mails.store.module';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { OwnPagesReader } from './own-pages.reader';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataReader } from './personal-data.reader';
import { PersonalDataService } from './personal-data.service';
import { StoredRecordsReader } from './stored-records.reader';

/** Exports all data about one person. */
@Module({
  imports: [
    AccessBlocksStoreModule,
    AccessSessionsStoreModule,
    AuditStoreModule,
    MailsStoreModule,
    SerialsStoreModule,
    StudentsStoreModule,
    CohortsStoreModule,
  ],
  controllers: [PersonalDataController],
  providers: [OwnPagesReader, PersonalDataReader, PersonalDataService, StoredRecordsReader],
})
export class PersonalDataModule {}
