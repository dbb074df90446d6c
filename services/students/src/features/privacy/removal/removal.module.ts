import { Module } from '@nestjs/common';
import { AccessBlocksStoreModule } from '../../../store/access-blocks/access-blocks.store.module';
import { AccessCodesStoreModule } from '../../../store/access-codes/access-codes.store.module';
import { AccessSessionsStoreModule } from '../../../store/access-sessions/access-sessions.store.module';
import { AuditStoreModule } from '../../../store/audit/audit.store.module';
import { EmailChangesStoreModule } from '../../../store/email-changes/email-changes.store.module';
import { MailsStoreModule } from '../../../store/mails/mails.store.module';
import { RemovalsStoreModule } from '../../../store/removals/removals.store.module';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { AccessSignInModule } from '../../access/sign-in/access-sign-in.module';
import { AccessForgetting } from './access-forgetting.service';
import { MemberForgetting } from './member-forgetting.service';
import { PurgeService } from './purge.service';
import { RemovalController } from './removal.controller';
import { RemovalService } from './removal.service';
import { StudentDeletion } from './student-deletion';

@Module({
  imports: [
    AccessBlocksStoreModule,
    AccessCodesStoreModule,
    AccessSessionsStoreModule,
    AccessSignInModule,
    AuditStoreModule,
    EmailChangesStoreModule,
    MailsStoreModule,
    RemovalsStoreModule,
    SerialsStoreModule,
    StudentsStoreModule,
  ],
  controllers: [RemovalController],
  providers: [AccessForgetting, MemberForgetting, PurgeService, RemovalService, StudentDeletion],
  exports: [RemovalService, StudentDeletion],
})
export class RemovalModule {}
