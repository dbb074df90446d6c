import { Injectable } from '@nestjs/common';
import type { PaperKind } from '@concord/contracts';
import { CertificateFilesSource } from './certificate-files-source';
import type { ExportSource } from './export-source';
import { HallSource } from './hall-source';
import { SlipsSource } from './slips-source';

/** Finds the source of each kind of printed documents. */
@Injectable()
export class PaperSources {
  constructor(
    private readonly slips: SlipsSource,
    private readonly halls: HallSource,
    private readonly certificates: CertificateFilesSource,
  ) {}

  of(kind: PaperKind): ExportSource {
    if (kind === 'slips') return this.slips;
    return kind === 'certificate-files' ? this.certificates : this.halls;
  }
}
