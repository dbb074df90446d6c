import { Module } from '@nestjs/common';
import { ExamVersionsStoreModule } from '../../../store/exam-versions/exam-versions.store.module';
import { PaperCache } from './paper-cache';
import { PictureLinks } from './picture-links';

/** Draws and caches the papers of candidates. */
@Module({
  imports: [ExamVersionsStoreModule],
  providers: [PaperCache, PictureLinks],
  exports: [PaperCache, PictureLinks],
})
export class PapersModule {}
