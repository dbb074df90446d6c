import { Module } from '@nestjs/common';
import { FilesStoreModule } from '../files/files-store.module';
import { GalleryStoreModule } from '../gallery/gallery-store.module';
import { OrphanedFiles } from './orphaned-files';
import { OrphanedObjects } from './orphaned-objects';
import { OrphanedPictures } from './orphaned-pictures';
import { OrphanedQuestionPictures } from './orphaned-question-pictures';
import { OrphanedSignatures } from './orphaned-signatures';

/** Removes files and objects that no record refers to any more. */
@Module({
  imports: [FilesStoreModule, GalleryStoreModule],
  providers: [OrphanedFiles, OrphanedPictures, OrphanedQuestionPictures, OrphanedSignatures, OrphanedObjects],
})
export class OrphansModule {}
