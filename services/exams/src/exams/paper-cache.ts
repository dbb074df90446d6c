import { Injectable } from '@nestjs/common';
import { LruCache } from '../shared/lru-cache';
import type { ObjectId } from '../shared/object-id';
import { type CompiledPaper, compilePaper } from './compiled-paper';
import { ExamsRepository } from './exams.repository';

/** Characters of serialized papers kept: hundreds of ordinary papers, or a dozen of the largest allowed. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** Compiles the paper of each exam version once. */
@Injectable()
export class PaperCache {
  private readonly papers = new LruCache<CompiledPaper>(MAX_CHARACTERS, (paper) => paper.json.length);

  constructor(private readonly exams: ExamsRepository) {}

  /** @throws Error when the version is not stored: a version in use is never removed. */
  async get(version: ObjectId): Promise<CompiledPaper> {
    const paper = await this.papers.getOrLoad(String(version), async () => {
      const stored = await this.exams.findVersion(version);
      return stored ? compilePaper(stored) : undefined;
    });
    if (!paper) throw new Error(`The exam version ${String(version)} is missing`);
    return paper;
  }
}
