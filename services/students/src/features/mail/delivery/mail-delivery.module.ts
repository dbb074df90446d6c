import { Module } from '@nestjs/common';
import { MailsStoreModule } from '../../../store/mails/mails.store.module';
import { MailQueueModule } from '../queue/mail-queue.module';
import { MailDeliveryService } from './mail-delivery.service';
import { MailDocuments } from './mail-documents';
import { MailProcessor } from './mail.processor';
import { MailSweeper } from './mail.sweeper';

/** Sends the mails of the outbox, in the worker. */
@Module({
  imports: [MailQueueModule, MailsStoreModule],
  providers: [MailDeliveryService, MailDocuments, MailProcessor, MailSweeper],
})
export class MailDeliveryModule {}
