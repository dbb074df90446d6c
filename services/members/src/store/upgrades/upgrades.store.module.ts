import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UPGRADE_MODEL, upgradeSchema } from './upgrade.schema';
import { UpgradesRepository } from './upgrades.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: UPGRADE_MODEL, schema: upgradeSchema }])],
  providers: [UpgradesRepository],
  exports: [UpgradesRepository],
})
export class UpgradesStoreModule {}
