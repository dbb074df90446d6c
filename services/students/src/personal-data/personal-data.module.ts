import { Module } from '@nestjs/common';
import { CohortsModule } from '../cohorts/cohorts.module';
import { MailStoreModule } from '../mail/mail-store.module';
import { SerialsModule } from '../serials/serials.module';
import { StudentsModule } from '../students/students.module';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataReader } from './personal-data.reader';
import { PersonalDataService } from './personal-data.service';

/** Hands out all that is kept of one person. */
@Module({
  imports: [CohortsModule, StudentsModule, SerialsModule, MailStoreModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataReader, PersonalDataService],
})
export class PersonalDataModule {}
