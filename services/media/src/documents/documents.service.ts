import { Injectable } from '@nestjs/common';
import type { DocumentBody, DocumentStatus } from '@concord/contracts';
import { type Actor, FileLinks, isStaff, notFound, unavailable } from '@concord/nest-platform';
import { ChromiumPath } from '../printing/chromium-path';
import { askerKey, requireMayAsk, requireOwn } from './document-access';
import { DocumentQueue } from './document-queue';
import { DocumentSubjects } from './document-subjects';
import { DocumentsRepository, type NewDocument } from './documents.repository';

/** Printing costs a browser's work: a candidate who asks over and over gets the same file. */
const SAME_FOR_MS = 5 * 60 * 1000;

/** Takes orders for printed documents and tells how far they are. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly subjects: DocumentSubjects,
    private readonly queue: DocumentQueue,
    private readonly chromium: ChromiumPath,
    private readonly links: FileLinks,
  ) {}

  /** @throws AppError 403, 404, 422 for a list that is too long, 503 where no browser can print. */
  async ask(body: DocumentBody, actor: Actor): Promise<{ jobId: string }> {
    requireMayAsk(actor, body);
    const subject = body.kind === 'student-list' ? '' : (body.id ?? '');
    const owner = await this.subjects.ownerOf(body.kind, subject);
    requireOwn(actor, owner);
    if (!this.chromium.path)
      throw unavailable('PDF documents are switched off: no Chromium was found on this system');
    const wanted = { kind: body.kind, subject, asker: askerKey(actor), owner };
    const same = await this.sameFor(wanted, isStaff(actor));
    if (same?.made) return { jobId: same.jobId };
    const jobId = same?.jobId ?? (await this.documents.create(wanted));
    await this.queue.add(jobId);
    return { jobId };
  }

  /** @throws AppError 404 for anyone but the asker. */
  async status(jobId: string, actor: Actor): Promise<DocumentStatus> {
    const found = await this.documents.find(jobId);
    if (!found || found.asker !== askerKey(actor)) throw notFound('The document');
    const { status, progress, public_id } = found;
    return {
      status,
      progress,
      ...(status === 'done' && public_id && { url: this.links.sign(public_id) }),
    };
  }

  /** Asking twice is one document while it is being made, and for all but staff for a while after. */
  private async sameFor(wanted: NewDocument, staff: boolean) {
    const waiting = await this.documents.findWaiting(wanted);
    if (waiting) return { jobId: waiting, made: false };
    const since = new Date(Date.now() - SAME_FOR_MS);
    const made = staff ? undefined : await this.documents.findMadeSince(wanted, since);
    return made ? { jobId: made, made: true } : undefined;
  }
}
