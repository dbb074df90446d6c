import { Module } from '@nestjs/common';
import { CpdEntriesStoreModule } from '../../store/cpd-entries/cpd-entries.store.module';
import { SettingsInForceModule } from '../settings/settings-in-force.module';
import { CpdPoints } from './cpd-points';

@Module({
  imports: [CpdEntriesStoreModule, SettingsInForceModule],
  providers: [CpdPoints],
  exports: [CpdPoints],
})
export class CpdPointsModule {}
