import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { LruCache } from '@concord/nest-platform';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import { prepareTexts } from '../rich-text/shown-texts';
import { type CompiledPaper, type CompiledVersion, compileVersion } from './compiled-paper';
import { PictureLinks } from './picture-links';

/** A version, and the period of the picture links in its papers. */
type LinkedVersion = CompiledVersion & { period: number };

/** Maximum number of cached characters of questions: hundreds of ordinary exams, or a dozen of the largest. */
const MAX_CHARACTERS = 32 * 1024 * 1024;
/** Maximum number of cached characters of drawn papers: those of a thousand candidates. */
const MAX_DRAWN_CHARACTERS = 32 * 1024 * 1024;
/** Exclusive upper bound of seeds, which are integers. */
const SEEDS = 2 ** 32;

/** Fields of an attempt or result that determine its paper. */
export interface PaperSource {
  version: ObjectId;
  seed?: number;
}

/** Compiles each exam version once, and the papers that are drawn from it. */
@Injectable()
export class PaperCache {
  private readonly compiled = new LruCache<LinkedVersion>(MAX_CHARACTERS, ({ size }) => size);
  private readonly drawn = new LruCache<CompiledPaper>(MAX_DRAWN_CHARACTERS, ({ json }) => json.length);

  constructor(
    private readonly versions: ExamVersionsRepository,
    private readonly links: PictureLinks,
  ) {}

  async get({ version, seed }: PaperSource): Promise<CompiledPaper> {
    const compiled = await this.version(version);
    if (!compiled.isDrawn) return compiled.paperOf();
    const key = `${String(version)}-${seed ?? ''}-${compiled.period}`;
    const known = this.drawn.get(key);
    if (known) return known;
    const paper = compiled.paperOf(seed);
    this.drawn.set(key, paper);
    return paper;
  }

  /**
   * Paper of a new attempt.
   * @param before seed of the previous round: after a reset the candidate gets the same paper, and so sees no further
   * questions
   */
  async first(version: ObjectId, before?: number): Promise<{ paper: CompiledPaper; seed?: number }> {
    const { isDrawn } = await this.version(version);
    const seed = isDrawn ? (before ?? randomInt(SEEDS)) : undefined;
    return { paper: await this.get({ version, seed }), ...(seed !== undefined && { seed }) };
  }

  /** A sample paper for staff; nobody sits it. */
  async sample(version: ObjectId): Promise<CompiledPaper> {
    return (await this.version(version)).paperOf(randomInt(SEEDS));
  }

  /** Compiles a version, and again when its picture links get too old. Concurrent calls share one compilation. */
  private version(id: ObjectId): Promise<LinkedVersion> {
    const key = String(id);
    const known = this.compiled.get(key);
    if (known?.hasLinks && known.period !== this.links.period) this.compiled.delete(key);
    return this.compiled.getOrLoad(key, async () => {
      const { period } = this.links;
      const version = await this.versions.get(id);
      await prepareTexts(version.questions);
      return { ...compileVersion(version, this.links.partsOf), period };
    });
  }
}
