import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailStatesRepository } from './mail-states.repository';
import { MAIL_MODEL, mailSchema } from './mail.schema';
import { MailsRepository } from './mails.repository';

const repositories = [MailStatesRepository, MailsRepository];

@Module({
  imports: [MongooseModule.forFeature([{ name: MAIL_MODEL, schema: mailSchema }])],
  providers: repositories,
  exports: repositories,
})
export class MailsStoreModule {}
