import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { FollowUpModule } from '../follow-up/follow-up.module';
import { AccountWriter } from './account-writer';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';

@Module({
  imports: [AccountsStoreModule, DocumentsStoreModule, FollowUpModule, MembersStoreModule],
  controllers: [AccountsController],
  providers: [AccountWriter, AccountsService],
  exports: [AccountWriter],
})
export class AccountsModule {}
