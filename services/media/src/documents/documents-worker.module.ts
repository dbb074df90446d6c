import { Module } from '@nestjs/common';
import { HealthRegistry } from '@concord/nest-platform';
import { FilesStoreModule } from '../files/files-store.module';
import { ChromiumPath } from '../printing/chromium-path';
import { PrintingReporter } from '../printing/printing-reporter';
import { PrintingState } from '../printing/printing-state';
import { DocumentGenerator } from './document-generator';
import { DocumentsStoreModule } from './documents-store.module';
import { DocumentsProcessor } from './documents.processor';
import { DocumentsSweeper } from './documents.sweeper';

/** Prints requested documents and removes them after a day. */
@Module({
  imports: [FilesStoreModule, DocumentsStoreModule],
  providers: [DocumentGenerator, DocumentsProcessor, DocumentsSweeper, PrintingState, PrintingReporter],
})
export class DocumentsWorkerModule {
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
}
