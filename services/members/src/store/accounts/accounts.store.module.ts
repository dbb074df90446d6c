import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCOUNT_MODEL, accountSchema } from './account.schema';
import { AccountsRepository } from './accounts.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: ACCOUNT_MODEL, schema: accountSchema }])],
  providers: [AccountsRepository],
  exports: [AccountsRepository],
})
export class AccountsStoreModule {}
