import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { PapersStoreModule } from '../../../store/papers/papers.store.module';
import { PaperIssueService } from './paper-issue.service';
import { PaperVerification } from './paper-verification.service';
import { PapersController } from './papers.controller';
import { PapersService } from './papers.service';

/** Documents of members: their list, issue of letters and certificates, and verification by anyone. */
@Module({
  imports: [
    AccountsStoreModule,
    DocumentsStoreModule,
    MembersStoreModule,
    PapersStoreModule,
    SettingsInForceModule,
  ],
  controllers: [PapersController],
  providers: [PaperIssueService, PaperVerification, PapersService],
})
export class PapersModule {}
