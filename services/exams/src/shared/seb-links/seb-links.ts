import { Injectable, Optional } from '@nestjs/common';
import { examRoutes } from '@concord/contracts';
import { FileLinks } from '@concord/nest-platform';

/**
 * Lifetime of links: a list of exams may stay open for a day's session; a link from the hall is useless on the next
 * day.
 */
const LIFETIME_SECONDS = 12 * 60 * 60;
const STEP_SECONDS = 60 * 60;

/** The signature of a link. */
export interface SebSignature {
  readonly exp?: string | undefined;
  readonly sig?: string | undefined;
}

/**
 * Signs links to files for Safe Exam Browser, which opens them without a sign-in. Candidates of the exam and staff get
 * them: the file has a hash of the password to quit, against which passwords can be tried.
 */
@Injectable()
export class SebLinks {
  /** Workers serve no files, and have no secret. */
  constructor(@Optional() private readonly links?: FileLinks) {}

  /** A root-relative link on the public origin. */
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
 * Subject of a signature. No file of the media service has such an id, so links to files open no exam, and vice versa.
 */
const subjectOf = (exam: string) => `seb-${exam}`;
