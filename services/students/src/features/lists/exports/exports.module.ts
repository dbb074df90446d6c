import { Module } from '@nestjs/common';
import { AuditStoreModule } from '../../../store/audit/audit.store.module';
import { MailsStoreModule } from '../../../store/mails/mails.store.module';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { StaffStoreModule } from '../../../store/staff/staff.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { FactorsModule } from '../../accounts/factors/factors.module';
import { AccountRows } from './account-rows';
import { ExportSources } from './export-sources';
import { ExportsController } from './exports.controller';
import { ExportsService } from './exports.service';

/** Rows for files of lists. */
@Module({
  imports: [
    AuditStoreModule,
    MailsStoreModule,
    SerialsStoreModule,
    StaffStoreModule,
    StudentsStoreModule,
    FactorsModule,
  ],
  controllers: [ExportsController],
  providers: [AccountRows, ExportSources, ExportsService],
})
export class ExportsModule {}
