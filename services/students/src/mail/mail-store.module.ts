import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MAIL_MODEL, mailSchema } from './mail.schema';
import { MailQueue } from './mail.queue';
import { MailStatesRepository } from './mail-states.repository';
import { MailsRepository } from './mails.repository';

const providers = [MailsRepository, MailStatesRepository, MailQueue];

/** The mails and their queue, for the service and its worker. */
@Module({
  imports: [MongooseModule.forFeature([{ name: MAIL_MODEL, schema: mailSchema }])],
  providers,
  exports: providers,
})
export class MailStoreModule {}
