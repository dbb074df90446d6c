import { Module } from '@nestjs/common';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { QuestionPicturesController } from './question-pictures.controller';
import { QuestionPicturesService } from './question-pictures.service';

/** Pictures of exam questions. */
@Module({
  imports: [FilesStoreModule, StoredFilesModule],
  controllers: [QuestionPicturesController],
  providers: [QuestionPicturesService],
})
export class QuestionPicturesModule {}
