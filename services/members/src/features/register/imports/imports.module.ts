import { Module } from '@nestjs/common';
import { TasksModule } from '../../../shared/tasks/tasks.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { ImportsStoreModule } from '../../../store/imports/imports.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { ImportReading } from './import-reading.service';
import { ImportUndo } from './import-undo.service';
import { ImportsController } from './imports.controller';
import { ImportsService } from './imports.service';
import { RegisterFiles } from './register-files';

/** Imports of registers, as tasks. */
@Module({
  imports: [AccountsStoreModule, ImportsStoreModule, MembersStoreModule, TasksModule],
  controllers: [ImportsController],
  providers: [ImportReading, ImportUndo, ImportsService, RegisterFiles],
})
export class ImportsModule {}
