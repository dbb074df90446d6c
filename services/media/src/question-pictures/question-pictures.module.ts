import { Module } from '@nestjs/common';
import { FilesStoreModule } from '../files/files-store.module';
import { QuestionPicturesController } from './question-pictures.controller';
import { QuestionPicturesService } from './question-pictures.service';

/** Pictures of exam questions. */
@Module({
  imports: [FilesStoreModule],
  controllers: [QuestionPicturesController],
  providers: [QuestionPicturesService],
})
export class QuestionPicturesModule {}
