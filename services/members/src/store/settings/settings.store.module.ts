import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SETTINGS_MODEL, settingsSchema } from './settings.schema';
import { SettingsRepository } from './settings.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: SETTINGS_MODEL, schema: settingsSchema }])],
  providers: [SettingsRepository],
  exports: [SettingsRepository],
})
export class SettingsStoreModule {}
