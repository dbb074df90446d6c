import { type DynamicModule, Module } from '@nestjs/common';
import type { MediaEnv } from '../env';
import { ChromiumPath } from './chromium-path';

/** Tells whether and by what documents can be printed. */
@Module({})
export class PrintingModule {
  static forRoot(env: MediaEnv): DynamicModule {
    return {
      module: PrintingModule,
      global: true,
      providers: [{ provide: ChromiumPath, useFactory: () => new ChromiumPath(env.CHROMIUM_PATH, env.PATH) }],
      exports: [ChromiumPath],
    };
  }
}
