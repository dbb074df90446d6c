import { Module } from '@nestjs/common';
import { MailsStoreModule } from '../../../store/mails/mails.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { MailQueueModule } from '../queue/mail-queue.module';
import { MailOrdersController } from './mail-orders.controller';
import { MailOrdersService } from './mail-orders.service';

/** Takes orders for mails to students; the worker sends them. */
@Module({
  imports: [MailQueueModule, MailsStoreModule, StudentsStoreModule],
  controllers: [MailOrdersController],
  providers: [MailOrdersService],
  exports: [MailOrdersService],
})
export class MailOrdersModule {}
