import { type DynamicModule, Module } from '@nestjs/common';
import { AuditDeliveryModule, mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { MediaWorkerEnv } from './env';
import { DocumentsWorkerModule } from './features/documents/documents/documents.worker.module';
import { ExportsWorkerModule } from './features/exports/making/exports.worker.module';
import { OrphansWorkerModule } from './features/files/orphans/orphans.worker.module';
import { GalleryWorkerModule } from './features/gallery/gallery/gallery.worker.module';
import { ScansWorkerModule } from './features/scanning/scans/scans.worker.module';
import { PrintingModule } from './shared/printing/printing.module';
import { ScanningModule } from './shared/scanning/scanning.module';
import { StorageModule } from './store/objects/storage.module';

/** Features and adapters of the worker process. */
@Module({
  imports: [
    AuditDeliveryModule,
    ScansWorkerModule,
    DocumentsWorkerModule,
    ExportsWorkerModule,
    GalleryWorkerModule,
    OrphansWorkerModule,
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
