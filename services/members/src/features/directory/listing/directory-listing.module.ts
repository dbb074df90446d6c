import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { DirectoryListingController } from './directory-listing.controller';
import { DirectoryListing } from './directory-listing.service';

/** The public directory. */
@Module({
  imports: [AccountsStoreModule, MembersStoreModule, SettingsInForceModule],
  controllers: [DirectoryListingController],
  providers: [DirectoryListing],
})
export class DirectoryListingModule {}
