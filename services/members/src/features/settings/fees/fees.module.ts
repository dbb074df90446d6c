import { Module } from '@nestjs/common';
import { FeesInForceModule } from '../../../shared/fees/fees-in-force.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { FeeTablesStoreModule } from '../../../store/fee-tables/fee-tables.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { FeePreviewService } from './fee-preview.service';
import { FeesController } from './fees.controller';
import { FeesService } from './fees.service';

@Module({
  imports: [FeesInForceModule, FeeTablesStoreModule, MembersStoreModule, SettingsInForceModule],
  controllers: [FeesController],
  providers: [FeePreviewService, FeesService],
})
export class FeesModule {}
