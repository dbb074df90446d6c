import { type DynamicModule, Module } from '@nestjs/common';
import { AuditDeliveryModule, mongoRoot, PlatformModule } from '@concord/nest-platform';
import { DocumentsWorkerModule } from './documents/documents-worker.module';
import type { MediaWorkerEnv } from './env';
import { ExportsWorkerModule } from './exports/exports-worker.module';
import { FilesWorkerModule } from './files/files-worker.module';
import { GalleryWorkerModule } from './gallery/gallery-worker.module';
import { OrphansModule } from './orphans/orphans.module';
import { PrintingModule } from './printing/printing.module';
import { ScanningModule } from './scanning/scanning.module';
import { StorageModule } from './storage/storage.module';

/** The worker process. */
@Module({
  imports: [
    AuditDeliveryModule,
    FilesWorkerModule,
    DocumentsWorkerModule,
    ExportsWorkerModule,
    GalleryWorkerModule,
    OrphansModule,
  ],
})
export class WorkerModule {
  static forRoot(env: MediaWorkerEnv): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        mongoRoot(env, 'media'),
        PlatformModule.forRoot({ env }),
        StorageModule.forRoot(env),
        ScanningModule.forRoot(env),
        PrintingModule.forRoot(env),
      ],
    };
  }
}
