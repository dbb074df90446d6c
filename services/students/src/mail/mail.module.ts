import { Module } from '@nestjs/common';
import { BulkRunner } from '../shared/bulk-runner';
import { MailOrdersService } from './mail-orders.service';
import { MailQueueModule } from './mail-queue.module';
import { MailController } from './mail.controller';
import { OutboxService } from './outbox.service';
import { MailsStoreModule } from '../store/mails/mails.store.module';
import { StudentsStoreModule } from '../store/students/students.store.module';

/** Takes orders of mails and shows the outbox; the worker sends. */
@Module({
  imports: [MailsStoreModule, StudentsStoreModule, MailQueueModule],
  controllers: [MailController],
  providers: [MailOrdersService, OutboxService, BulkRunner],
  exports: [MailOrdersService],
})
export class MailModule {}
