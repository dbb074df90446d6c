import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { MediaEnv } from './env';
import { CertificateTemplatesModule } from './features/documents/certificate-templates/certificate-templates.module';
import { DocumentsModule } from './features/documents/documents/documents.module';
import { ExportsModule } from './features/exports/orders/exports.module';
import { EvidenceModule } from './features/files/evidence/evidence.module';
import { MemberFilesModule } from './features/files/member-files/member-files.module';
import { FilesModule } from './features/files/downloads/files.module';
import { OwnedFilesModule } from './features/files/owned-files/owned-files.module';
import { QuestionPicturesModule } from './features/files/question-pictures/question-pictures.module';
import { StudentFilesModule } from './features/files/student-files/student-files.module';
import { GalleryModule } from './features/gallery/gallery/gallery.module';
import { ScansModule } from './features/scanning/scans/scans.module';
import { ScanningModule } from './shared/scanning/scanning.module';
import { StorageModule } from './store/objects/storage.module';

/** Features and adapters of the API process. */
@Module({
  imports: [
    CertificateTemplatesModule,
    DocumentsModule,
    EvidenceModule,
    MemberFilesModule,
    ExportsModule,
    FilesModule,
    GalleryModule,
    OwnedFilesModule,
    QuestionPicturesModule,
    ScansModule,
    StudentFilesModule,
  ],
})
export class HttpModule {
  static forRoot(env: MediaEnv): DynamicModule {
    return {
      module: HttpModule,
      imports: [
        mongoRoot(env, 'media'),
        PlatformModule.forRoot({ env }),
        StorageModule.forRoot(env),
        ScanningModule.forRoot(env),
      ],
    };
  }
}
