import { Module } from '@nestjs/common';
import { AuditStoreModule } from '../../../store/audit/audit.store.module';
import { MailsStoreModule } from '../../../store/mails/mails.store.module';
import { RemovalsStoreModule } from '../../../store/removals/removals.store.module';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { MemberForgetting } from './member-forgetting.service';
import { PurgeService } from './purge.service';
import { RemovalController } from './removal.controller';
import { RemovalService } from './removal.service';
import { StudentDeletion } from './student-deletion';

@Module({
  imports: [AuditStoreModule, MailsStoreModule, RemovalsStoreModule, SerialsStoreModule, StudentsStoreModule],
  controllers: [RemovalController],
  providers: [MemberForgetting, PurgeService, RemovalService, StudentDeletion],
  exports: [RemovalService, StudentDeletion],
})
export class RemovalModule {}
