import { Module } from '@nestjs/common';
import { StudentsModule } from '../students/students.module';
import { BulkRunner } from '../bulk/bulk-runner';
import { MailOrdersService } from './mail-orders.service';
import { MailStoreModule } from './mail-store.module';
import { MailController } from './mail.controller';
import { OutboxService } from './outbox.service';

/** Takes orders of mails and shows the outbox; the worker sends. */
@Module({
  imports: [MailStoreModule, StudentsModule],
  controllers: [MailController],
  providers: [MailOrdersService, OutboxService, BulkRunner],
  exports: [MailOrdersService],
})
export class MailModule {}
