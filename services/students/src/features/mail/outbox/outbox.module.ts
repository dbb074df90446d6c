import { Module } from '@nestjs/common';
import { BulkRunner } from '@concord/nest-platform';
import { MailsStoreModule } from '../../../store/mails/mails.store.module';
import { MailQueueModule } from '../queue/mail-queue.module';
import { OutboxController } from './outbox.controller';
import { OutboxService } from './outbox.service';

/** Shows mails to staff, and sends failed ones again. */
@Module({
  imports: [MailQueueModule, MailsStoreModule],
  controllers: [OutboxController],
  providers: [BulkRunner, OutboxService],
})
export class OutboxModule {}
