import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import { CertificateTemplatesModule } from './certificate-templates/certificate-templates.module';
import { DocumentsModule } from './documents/documents.module';
import type { MediaEnv } from './env';
import { ExportsModule } from './exports/exports.module';
import { FilesModule } from './files/files.module';
import { GalleryModule } from './gallery/gallery.module';
import { QuestionPicturesModule } from './question-pictures/question-pictures.module';
import { ScanningModule } from './scanning/scanning.module';
import { StorageModule } from './storage/storage.module';

/** The API process. */
@Module({
  imports: [
    CertificateTemplatesModule,
    FilesModule,
    GalleryModule,
    DocumentsModule,
    ExportsModule,
    QuestionPicturesModule,
  ],
})
export class AppModule {
  static forRoot(env: MediaEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        mongoRoot(env, 'media'),
        PlatformModule.forRoot({ env }),
        StorageModule.forRoot(env),
        ScanningModule.forRoot(env),
      ],
    };
  }
}
