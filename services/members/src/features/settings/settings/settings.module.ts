import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { SettingsStoreModule } from '../../../store/settings/settings.store.module';
import { SettingsController } from './settings.controller';
import { SettingsService } from './settings.service';

@Module({
  imports: [SettingsInForceModule, SettingsStoreModule],
  controllers: [SettingsController],
  providers: [SettingsService],
})
export class SettingsModule {}
