import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCOUNT_MAIL_MODEL, accountMailSchema } from './account-mail.schema';
import { AccountMailsRepository } from './account-mails.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: ACCOUNT_MAIL_MODEL, schema: accountMailSchema }])],
  providers: [AccountMailsRepository],
  exports: [AccountMailsRepository],
})
export class AccountMailsStoreModule {}
