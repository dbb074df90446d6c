import { Injectable } from '@nestjs/common';
import type { ExportKind } from '@concord/contracts';
import { CertificateFilesSource } from './certificate-files-source';
import type { ExportSource } from './export-source';
import { HallSource } from './hall-source';
import { ListSource } from './list-source';
import { SlipsSource } from './slips-source';
import { StatisticsSource } from './statistics-source';

/** Finds the source of each kind of file. */
@Injectable()
export class ExportSources {
  constructor(
    private readonly lists: ListSource,
    private readonly statistics: StatisticsSource,
    private readonly slips: SlipsSource,
    private readonly halls: HallSource,
    private readonly certificates: CertificateFilesSource,
  ) {}

  of(kind: ExportKind): ExportSource {
    if (kind === 'statistics') return this.statistics;
    if (kind === 'slips') return this.slips;
    if (kind === 'attendance' || kind === 'seat-cards') return this.halls;
    if (kind === 'certificate-files') return this.certificates;
    return this.lists;
  }
}
