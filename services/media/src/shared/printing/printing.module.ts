import { type DynamicModule, Module } from '@nestjs/common';
import type { MediaWorkerEnv } from '../../env';
import { FileStore } from '../stored-files/file-store';
import { StoredFilesModule } from '../stored-files/stored-files.module';
import { BrowserEnvironment } from './browser-environment';
import { ChromiumPath } from './chromium-path';
import { DocumentRenderer } from './document-renderer';
import { PdfPrinter } from './pdf-printer';

/** Renders documents and prints them as PDF, in the worker. */
@Module({})
export class PrintingModule {
  static forRoot(env: MediaWorkerEnv): DynamicModule {
    return {
      module: PrintingModule,
      global: true,
      imports: [StoredFilesModule],
      providers: [
        { provide: ChromiumPath, useFactory: () => new ChromiumPath(env.CHROMIUM_PATH, env.PATH) },
        {
          provide: PdfPrinter,
          inject: [ChromiumPath],
          useFactory: (chromium: ChromiumPath) =>
            new PdfPrinter(chromium, new BrowserEnvironment(env.PATH, env.FONTCONFIG_FILE)),
        },
        {
          provide: DocumentRenderer,
          inject: [FileStore],
          useFactory: (files: FileStore) =>
            new DocumentRenderer((publicId, kind) => files.bytes(publicId, kind), env.PUBLIC_URL),
        },
      ],
      exports: [ChromiumPath, PdfPrinter, DocumentRenderer],
    };
  }
}
