import { Module } from '@nestjs/common';
import { BackupRunsStoreModule } from '../../../store/backup-runs/backup-runs.store.module';
import { BackupsController } from './backups.controller';
import { BackupsService } from './backups.service';

@Module({
  imports: [BackupRunsStoreModule],
  controllers: [BackupsController],
  providers: [BackupsService],
})
export class BackupsModule {}
