import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BACKUP_RUN_MODEL, backupRunSchema } from './backup-run.schema';
import { BackupRunsRepository } from './backup-runs.repository';
import { BackupsController } from './backups.controller';
import { BackupsService } from './backups.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: BACKUP_RUN_MODEL, schema: backupRunSchema }])],
  controllers: [BackupsController],
  providers: [BackupRunsRepository, BackupsService],
})
export class BackupsModule {}
