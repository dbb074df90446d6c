import { Module } from '@nestjs/common';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { GalleryStoreModule } from '../../../store/gallery/gallery.store.module';
import { OrphanedEvidence } from './orphaned-evidence';
import { OrphanedMemberFiles } from './orphaned-member-files';
import { OrphanedFiles } from './orphaned-files';
import { OrphanedObjects } from './orphaned-objects';
import { OrphanedPictures } from './orphaned-pictures';
import { OrphanedQuestionPictures } from './orphaned-question-pictures';
import { OrphanedSignatures } from './orphaned-signatures';

/** Removes files and objects that no record refers to any more. */
@Module({
  imports: [FilesStoreModule, GalleryStoreModule, StoredFilesModule],
  providers: [
    OrphanedEvidence,
    OrphanedMemberFiles,
    OrphanedFiles,
    OrphanedObjects,
    OrphanedPictures,
    OrphanedQuestionPictures,
    OrphanedSignatures,
  ],
})
export class OrphansWorkerModule {}
