import { Module } from '@nestjs/common';
import { StudentsModule } from '../students/students.module';
import { InternalMailsController } from './internal-mails.controller';
import { MailOrdersService } from './mail-orders.service';
import { MailStoreModule } from './mail-store.module';
import { OutboxController } from './outbox.controller';
import { OutboxService } from './outbox.service';

/** The service's side of mails: taking orders and showing the outbox. The worker sends. */
@Module({
  imports: [MailStoreModule, StudentsModule],
  controllers: [OutboxController, InternalMailsController],
  providers: [MailOrdersService, OutboxService],
  exports: [MailOrdersService],
})
export class MailModule {}
