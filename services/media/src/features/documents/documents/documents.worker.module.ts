import { Module } from '@nestjs/common';
import { HealthRegistry } from '@concord/nest-platform';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { ChromiumPath } from '../../../shared/printing/chromium-path';
import { PrintingReporter } from '../../../shared/printing/printing-reporter';
import { PrintingStateModule } from '../../../shared/printing/printing-state.module';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { DocumentGenerator } from './document-generator';
import { DocumentsPartsModule } from './documents-parts.module';
import { DocumentsProcessor } from './documents.processor';
import { DocumentsSweeper } from './documents.sweeper';

/** Prints requested documents and removes them after a day. */
@Module({
  imports: [DocumentsStoreModule, PrintingStateModule, StoredFilesModule, DocumentsPartsModule],
  providers: [DocumentGenerator, DocumentsProcessor, DocumentsSweeper, PrintingReporter],
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
