import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { BoundedCache } from '../store/bounded-cache';
import { ExamsRepository } from './exams.repository';
import { makePaper, type ReadyPaper } from './paper';

/** Characters of paper text kept in memory: hundreds of ordinary papers, or a dozen of the largest allowed. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** The papers in use, each built once per version and held as a ready string. */
@Injectable()
export class Papers {
  private readonly papers = new BoundedCache<ReadyPaper>(MAX_CHARACTERS, (paper) => paper.json.length);

  constructor(private readonly exams: ExamsRepository) {}

  /** @throws Error when the version is not stored: versions are never removed while something names them. */
  async of(version: Types.ObjectId): Promise<ReadyPaper> {
    const paper = await this.papers.getOrLoad(String(version), async () => {
      const stored = await this.exams.findVersion(version);
      return stored ? makePaper(stored) : undefined;
    });
    if (!paper) throw new Error(`The exam version ${String(version)} is missing`);
    return paper;
  }
}
