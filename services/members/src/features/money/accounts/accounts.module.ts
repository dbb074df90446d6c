import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { AccountWriterModule } from './account-writer.module';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';

@Module({
  imports: [AccountWriterModule, AccountsStoreModule, DocumentsStoreModule, MembersStoreModule],
  controllers: [AccountsController],
  providers: [AccountsService],
})
export class AccountsModule {}
