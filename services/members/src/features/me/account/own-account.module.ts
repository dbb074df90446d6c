import { Module } from '@nestjs/common';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { PapersStoreModule } from '../../../store/papers/papers.store.module';
import { OwnAccountController } from './own-account.controller';
import { OwnAccount } from './own-account.service';

/** The standing and the account of the member who is signed in. */
@Module({
  imports: [
    AccountsStoreModule,
    DocumentsStoreModule,
    OwnMemberModule,
    PapersStoreModule,
    SettingsInForceModule,
  ],
  controllers: [OwnAccountController],
  providers: [OwnAccount],
})
export class OwnAccountModule {}
