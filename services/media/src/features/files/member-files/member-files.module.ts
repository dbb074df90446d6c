import { Module } from '@nestjs/common';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { MemberFilesController } from './member-files.controller';
import { MemberFilesService } from './member-files.service';

/** Stores and removes files that members send. */
@Module({
  imports: [FilesStoreModule, StoredFilesModule],
  controllers: [MemberFilesController],
  providers: [MemberFilesService],
})
export class MemberFilesModule {}
