import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BACKUP_RUN_MODEL, backupRunSchema } from './backup-run.schema';
import { BackupRunsRepository } from './backup-runs.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: BACKUP_RUN_MODEL, schema: backupRunSchema }])],
  providers: [BackupRunsRepository],
  exports: [BackupRunsRepository],
})
export class BackupRunsStoreModule {}
