import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { ErasureRunnerModule } from './erasure-runner.module';
import { ErasureController } from './erasure.controller';
import { ErasureService } from './erasure.service';

/** Erasure of members. */
@Module({
  imports: [AccountsStoreModule, ErasureRunnerModule, MembersStoreModule, UpgradesStoreModule],
  controllers: [ErasureController],
  providers: [ErasureService],
  exports: [ErasureService],
})
export class ErasureModule {}
