import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCOUNT_MODEL, accountSchema } from './account.schema';
import { AccountPagesRepository } from './account-pages.repository';
import { AccountsRepository } from './accounts.repository';
import { MergingAccountsRepository } from './merging-accounts.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: ACCOUNT_MODEL, schema: accountSchema }])],
  providers: [AccountPagesRepository, AccountsRepository, MergingAccountsRepository],
  exports: [AccountPagesRepository, AccountsRepository, MergingAccountsRepository],
})
export class AccountsStoreModule {}
