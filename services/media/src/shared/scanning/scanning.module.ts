import { type DynamicModule, Module } from '@nestjs/common';
import type { MediaEnv } from '../../env';
import { Clamd } from './clamd';
import { MalwareScan } from './malware-scan';

/** Provides the malware scanner of the process, if one is configured. */
@Module({})
export class ScanningModule {
  static forRoot({ CLAMD_URL }: Pick<MediaEnv, 'CLAMD_URL'>): DynamicModule {
    const clamd = CLAMD_URL === undefined ? undefined : new Clamd(CLAMD_URL);
    return {
      module: ScanningModule,
      global: true,
      providers: [{ provide: MalwareScan, useFactory: () => new MalwareScan(clamd) }],
      exports: [MalwareScan],
    };
  }
}
