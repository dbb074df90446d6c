import { Module } from '@nestjs/common';
import { MailsStoreModule } from '../../../store/mails/mails.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { MailQueueModule } from '../queue/mail-queue.module';
import { MailRequestsController } from './mail-requests.controller';
import { MailRequestsService } from './mail-requests.service';
import { MemberMailsService } from './member-mails.service';

/** Accepts requests for mails to students; the worker sends them. */
@Module({
  imports: [MailQueueModule, MailsStoreModule, StudentsStoreModule],
  controllers: [MailRequestsController],
  providers: [MailRequestsService, MemberMailsService],
  exports: [MailRequestsService],
})
export class MailRequestsModule {}
