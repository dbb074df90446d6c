import { Module } from '@nestjs/common';
import { BackupsController } from './backups.controller';
import { BackupsService } from './backups.service';
import { BackupRunsStoreModule } from '../store/backup-runs/backup-runs.store.module';

@Module({
  imports: [BackupRunsStoreModule],
  controllers: [BackupsController],
  providers: [BackupsService],
})
export class BackupsModule {}
