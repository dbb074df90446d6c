import { Injectable } from '@nestjs/common';
import { type DocumentFileBody, internalCalls } from '@concord/contracts';
import { InternalClient, log } from '@concord/nest-platform';
import type { MailRecord } from '../../../store/mails/mail.schema';

/** A printed file to attach to a mail. */
export interface PrintedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Maximum wait for an attachment; then the mail is sent without it. */
export const FILE_WAIT_MS = 10 * 60_000;
const [FIRST_DELAY_MS, LONGEST_DELAY_MS] = [3000, 60_000];

/** Requests documents to attach to mails. */
@Injectable()
export class MailDocuments {
  constructor(private readonly internal: InternalClient) {}

  /** @returns the file; the time of the next request while it is being printed; undefined if there is none */
  async of({ _id, certificate, document, createdAt }: MailRecord): Promise<PrintedFile | Date | undefined> {
    const wanted = certificate ? ({ kind: 'certificate', id: certificate } as const) : document;
    if (!wanted) return undefined;
    const { status, name = 'Document.pdf', file } = await this.ask(wanted);
    if (status === 'done' && file)
      return { name, type: 'application/pdf', bytes: Buffer.from(file, 'base64') };
    const age = Date.now() - createdAt.getTime();
    if (status === 'working' && age < FILE_WAIT_MS) return new Date(Date.now() + delayOf(age));
    log.error({ mail: String(_id), ...wanted, status }, 'a mail is sent without its document');
    return undefined;
  }

  private async ask({ kind, id }: DocumentFileBody) {
    try {
      return await this.internal.call(internalCalls.internalDocumentFile, {
        body: { kind, id },
      });
    } catch {
      // The service is restarting, or is of the previous release, which does not have this call.
      return { status: 'working' as const };
    }
  }
}

/** Delay that grows with the wait, so that hundreds of waiting mails do not overload the store. */
const delayOf = (age: number): number => Math.min(LONGEST_DELAY_MS, Math.max(FIRST_DELAY_MS, age / 2));
