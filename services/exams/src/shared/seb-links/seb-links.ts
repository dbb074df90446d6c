import { Injectable, Optional } from '@nestjs/common';
import { examRoutes } from '@concord/contracts';
import { FileLinks } from '@concord/nest-platform';

/**
 * Lifetime of links: the list of exams may stay open for a day in the hall, but a link is useless on the next day.
 */
const LIFETIME_SECONDS = 12 * 60 * 60;
const STEP_SECONDS = 60 * 60;

/** The signature of a link. */
export interface SebSignature {
  readonly exp?: string | undefined;
  readonly sig?: string | undefined;
}

/**
 * Signs links to files for Safe Exam Browser, which opens them without a sign-in. Only candidates of the exam and
 * staff get links: the file has a hash of the quit password, which could be searched.
 */
@Injectable()
export class SebLinks {
  /** @param links absent in workers, which serve no files */
  constructor(@Optional() private readonly links?: FileLinks) {}

  /** A link relative to the public origin. */
  urlOf(exam: string): string {
    const times = { lifetimeSeconds: LIFETIME_SECONDS, stepSeconds: STEP_SECONDS };
    const [, query = ''] = this.links?.sign(subjectOf(exam), times).split('?') ?? [];
    return `/api${examRoutes.examSebFile.path.replace(':id', exam)}?${query}`;
  }

  isValid(exam: string, { exp, sig }: SebSignature): boolean {
    return this.links?.isValid(subjectOf(exam), exp, sig) ?? false;
  }
}

/**
 * Subject of the signature. Ids in the media service differ, so that links for its files do not work here, and vice
 * versa.
 */
const subjectOf = (exam: string) => `seb-${exam}`;
