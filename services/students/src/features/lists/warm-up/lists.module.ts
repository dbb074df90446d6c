import { Module } from '@nestjs/common';
import { AuditStoreModule } from '../../../store/audit/audit.store.module';
import { MailsStoreModule } from '../../../store/mails/mails.store.module';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { StudentListsWarmUp } from './lists.warm-up';

@Module({
  imports: [AuditStoreModule, MailsStoreModule, SerialsStoreModule, StudentsStoreModule],
  providers: [StudentListsWarmUp],
})
export class ListsModule {}
