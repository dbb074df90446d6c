import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { LruCache } from '../shared/lru-cache';
import { type CompiledPaper, compilePaper } from './compiled-paper';
import { ExamsRepository } from './exams.repository';

/** Characters of serialized papers kept: hundreds of ordinary papers, or a dozen of the largest allowed. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** Compiles the paper of each exam version once. */
@Injectable()
export class PaperCache {
  private readonly papers = new LruCache<CompiledPaper>(MAX_CHARACTERS, (paper) => paper.json.length);

  constructor(private readonly exams: ExamsRepository) {}

  get(version: ObjectId): Promise<CompiledPaper> {
    const load = async () => compilePaper(await this.exams.getVersion(version));
    return this.papers.getOrLoad(String(version), load);
  }
}
