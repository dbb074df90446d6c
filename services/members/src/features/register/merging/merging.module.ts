import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { MergesStoreModule } from '../../../store/merges/merges.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { MergeRunnerModule } from './merge-runner.module';
import { MergeSides } from './merge-sides.service';
import { MergesController } from './merges.controller';
import { MergesService } from './merges.service';

/** Merges of members, and their undo. */
@Module({
  imports: [
    AccountsStoreModule,
    DocumentsStoreModule,
    MembersStoreModule,
    MergeRunnerModule,
    MergesStoreModule,
    SettingsInForceModule,
    UpgradesStoreModule,
  ],
  controllers: [MergesController],
  providers: [MergeSides, MergesService],
})
export class MergingModule {}
