import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import { DocumentStoreModule } from './documents/document-store.module';
import { DocumentsController } from './documents/documents.controller';
import { DocumentsService } from './documents/documents.service';
import type { MediaEnv } from './env';
import { FilesController } from './files/files.controller';
import { FilesModule } from './files/files.module';
import { FilesService } from './files/files.service';
import { StudentFilesService } from './files/student-files.service';
import { GalleryModule } from './gallery/gallery.module';
import { PrintingModule } from './printing/printing.module';
import { StorageModule } from './storage/storage.module';

/** The API process: files, gallery and orders for documents. */
@Module({})
export class MediaModule {
  static forRoot(env: MediaEnv): DynamicModule {
    return {
      module: MediaModule,
      imports: [
        mongoRoot(env, 'media'),
        PlatformModule.forRoot({ env }),
        StorageModule.forRoot(env),
        PrintingModule.forRoot(env),
        FilesModule,
        DocumentStoreModule,
        GalleryModule,
      ],
      controllers: [FilesController, DocumentsController],
      providers: [FilesService, StudentFilesService, DocumentsService],
    };
  }
}
