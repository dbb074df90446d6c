import { Module } from '@nestjs/common';
import { StudentsModule } from '../students/students.module';
import { MailOrdersService } from './mail-orders.service';
import { MailStoreModule } from './mail-store.module';
import { MailController } from './mail.controller';
import { OutboxService } from './outbox.service';

/** Takes orders of mails and shows the outbox; the worker sends. */
@Module({
  imports: [MailStoreModule, StudentsModule],
  controllers: [MailController],
  providers: [MailOrdersService, OutboxService],
  exports: [MailOrdersService],
})
export class MailModule {}
