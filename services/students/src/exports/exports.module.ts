import { Module } from '@nestjs/common';
import { FactorsModule } from '../factors/factors.module';
import { MailStoreModule } from '../mail/mail-store.module';
import { SerialsModule } from '../serials/serials.module';
import { StudentsModule } from '../students/students.module';
import { ExportSources } from './export-sources';
import { ExportsController } from './exports.controller';
import { ExportsService } from './exports.service';

/** The rows of lists for files of them; accounts and the audit log are global. */
@Module({
  imports: [FactorsModule, MailStoreModule, SerialsModule, StudentsModule],
  controllers: [ExportsController],
  providers: [ExportSources, ExportsService],
})
export class ExportsModule {}
