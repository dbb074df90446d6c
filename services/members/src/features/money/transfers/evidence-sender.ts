import { Injectable } from '@nestjs/common';
import { internalCalls, LIMITS } from '@concord/contracts';
import { AppError, errorOfStatus, InternalClient, unavailable } from '@concord/nest-platform';
import type { UploadForm } from '@concord/workbook/uploads';

/** A large picture is encoded again. */
const TIMEOUT_MS = 45_000;
const REFUSALS = new Set([400, 413]);

/** Sends evidence to the media service, which checks and keeps it under the payment's id. */
@Injectable()
export class EvidenceSender {
  constructor(private readonly peers: InternalClient) {}

  /** @returns the name of the stored file. @throws AppError 400 and 413 for a refused file, 503. */
  async send(payment: string, { file, name }: Pick<UploadForm, 'file' | 'name'>): Promise<string> {
    if (file.length > LIMITS.documentBytes) throw errorOfStatus(413);
    const body = { payment, name: name.slice(0, LIMITS.fileNameLength) };
    try {
      const options = { timeoutMs: TIMEOUT_MS, attachments: [file] };
      return (await this.peers.call(internalCalls.internalEvidenceStore, { body }, options)).name;
    } catch (error) {
      if (error instanceof AppError && REFUSALS.has(error.statusCode)) throw error;
      throw unavailable('Your file could not be stored right now. Please try again', error);
    }
  }
}
