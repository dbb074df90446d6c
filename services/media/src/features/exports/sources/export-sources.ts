import { Injectable } from '@nestjs/common';
import { type ExportKind, isPaper } from '@concord/contracts';
import type { ExportSource } from './export-source';
import { JournalSource } from './journal-source';
import { ListSource } from './list-source';
import { PaperSources } from './paper-sources';
import { StatisticsSource } from './statistics-source';

/** Finds the source of each kind of file. */
@Injectable()
export class ExportSources {
  constructor(
    private readonly lists: ListSource,
    private readonly statistics: StatisticsSource,
    private readonly journal: JournalSource,
    private readonly papers: PaperSources,
  ) {}

  of(kind: ExportKind): ExportSource {
    if (isPaper(kind)) return this.papers.of(kind);
    if (kind === 'statistics') return this.statistics;
    return kind === 'journal' ? this.journal : this.lists;
  }
}
