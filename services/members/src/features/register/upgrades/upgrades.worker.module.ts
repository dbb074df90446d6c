import { Module } from '@nestjs/common';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { UpgradeGradesModule } from './upgrade-grades.module';
import { UpgradesSweeper } from './upgrades.sweeper';

@Module({ imports: [UpgradeGradesModule, UpgradesStoreModule], providers: [UpgradesSweeper] })
export class UpgradesWorkerModule {}
