import { Module } from '@nestjs/common';
import { CpdEntriesStoreModule } from '../../../store/cpd-entries/cpd-entries.store.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { UsedFilesController } from './used-files.controller';
import { UsedFiles } from './used-files.service';

/** Tells the media service which files of members a record names. */
@Module({
  imports: [CpdEntriesStoreModule, MemberRequestsStoreModule, UpgradesStoreModule],
  controllers: [UsedFilesController],
  providers: [UsedFiles],
})
export class UsedFilesModule {}
