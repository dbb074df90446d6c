import { Module } from '@nestjs/common';
import { SettingsStoreModule } from '../../store/settings/settings.store.module';
import { SettingsInForce } from './settings-in-force';

@Module({ imports: [SettingsStoreModule], providers: [SettingsInForce], exports: [SettingsInForce] })
export class SettingsInForceModule {}
