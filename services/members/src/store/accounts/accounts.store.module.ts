import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCOUNT_MODEL, accountSchema } from './account.schema';
import { AccountPagesRepository } from './account-pages.repository';
import { AccountsRepository } from './accounts.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: ACCOUNT_MODEL, schema: accountSchema }])],
  providers: [AccountPagesRepository, AccountsRepository],
  exports: [AccountPagesRepository, AccountsRepository],
})
export class AccountsStoreModule {}
