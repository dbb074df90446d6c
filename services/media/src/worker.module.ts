import { type DynamicModule, Module } from '@nestjs/common';
import { HealthRegistry, mongoRoot, PlatformModule } from '@concord/nest-platform';
import { DocumentMaker } from './documents/document-maker';
import { DocumentStoreModule } from './documents/document-store.module';
import { DocumentsProcessor } from './documents/documents.processor';
import { DocumentsSweeper } from './documents/documents.sweeper';
import type { MediaEnv } from './env';
import { GalleryStoreModule } from './gallery/gallery-store.module';
import { OrphanedPictures } from './gallery/orphaned-pictures';
import { RenditionsBackfill } from './gallery/renditions-backfill';
import { RenditionsSweeper } from './gallery/renditions.sweeper';
import { OrphanedFiles } from './orphans/orphaned-files';
import { OrphansSweeper } from './orphans/orphans.sweeper';
import { StrayObjects } from './orphans/stray-objects';
import { BrowserEnvironment } from './printing/browser-environment';
import { ChromiumPath } from './printing/chromium-path';
import { DocumentPages } from './printing/document-pages';
import { PdfPrinter } from './printing/pdf-printer';
import { PrintingModule } from './printing/printing.module';
import { ObjectStore } from './storage/object-store';
import { StorageModule } from './storage/storage.module';

/**
 * The worker process: prints documents, removes them after a day, sweeps files that are nobody's, and makes
 * renditions of older pictures.
 */
@Module({})
export class WorkerModule {
  constructor(health: HealthRegistry, chromium: ChromiumPath) {
    health.register('chromium', async () =>
      chromium.path
        ? { status: 'up' }
        : {
            status: 'degraded',
            detail: 'No Chromium was found, so PDF documents are off. Set CHROMIUM_PATH',
          },
    );
  }

  static forRoot(env: MediaEnv): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        mongoRoot(env, 'media'),
        PlatformModule.forRoot({ env }),
        StorageModule.forRoot(env),
        PrintingModule.forRoot(env),
        DocumentStoreModule,
        GalleryStoreModule,
      ],
      providers: [
        DocumentMaker,
        DocumentsProcessor,
        DocumentsSweeper,
        OrphanedFiles,
        OrphanedPictures,
        StrayObjects,
        OrphansSweeper,
        RenditionsBackfill,
        RenditionsSweeper,
        {
          provide: PdfPrinter,
          inject: [ChromiumPath],
          useFactory: (chromium: ChromiumPath) =>
            new PdfPrinter(
              chromium,
              new BrowserEnvironment({ path: env.PATH, systemFonts: env.FONTCONFIG_FILE }),
            ),
        },
        {
          provide: DocumentPages,
          inject: [ObjectStore],
          useFactory: (store: ObjectStore) =>
            new DocumentPages((publicId) => store.bytes(publicId), env.PUBLIC_URL),
        },
      ],
    };
  }
}
