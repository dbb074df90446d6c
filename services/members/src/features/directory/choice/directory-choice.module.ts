import { Module } from '@nestjs/common';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { DirectoryChoiceController } from './directory-choice.controller';
import { DirectoryChoiceService } from './directory-choice.service';

/** Consent of members to the public directory. */
@Module({
  imports: [AccountsStoreModule, MembersStoreModule, OwnMemberModule, SettingsInForceModule],
  controllers: [DirectoryChoiceController],
  providers: [DirectoryChoiceService],
})
export class DirectoryChoiceModule {}
