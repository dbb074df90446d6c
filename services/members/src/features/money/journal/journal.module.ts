import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { JournalController } from './journal.controller';
import { JournalService } from './journal.service';

@Module({
  imports: [AccountsStoreModule, DocumentsStoreModule, MembersStoreModule],
  controllers: [JournalController],
  providers: [JournalService],
})
export class JournalModule {}
