import { Injectable } from '@nestjs/common';
import { type DocumentKind, internalCalls, LIMITS } from '@concord/contracts';
import { AppError, BrokenAnswerError, InternalClient, notFound } from '@concord/nest-platform';
import { z } from 'zod';
import { DOCUMENT_WORDS, printableName } from '../../../shared/printing/printable-name';
import type { PrintableOwner, PrintableRecord } from '../../../shared/printing/printable-record';

/** The record is empty or not of its kind: a retry cannot succeed. */
export class UnprintableRecordError extends Error {
  constructor(cause?: unknown) {
    super('There was an error generating your print out, contact admin', { cause });
    this.name = 'UnprintableRecordError';
  }
}

/** Reads the records to print from the services that own them. */
@Injectable()
export class PrintableRecords {
  constructor(private readonly internal: InternalClient) {}

  /** @throws AppError 404 when there is no such record, 422 when a list is too long; UnprintableRecordError. */
  async read(kind: DocumentKind, id: string): Promise<PrintableRecord> {
    try {
      return await this.fetch(kind, id);
    } catch (error) {
      if (error instanceof BrokenAnswerError && error.cause instanceof z.ZodError)
        throw new UnprintableRecordError(error.cause);
      throw error;
    }
  }

  /** The owner of an existing record, and what its document is called. @throws AppError as {@link read} does. */
  async ownerOf(kind: DocumentKind, id: string): Promise<PrintableOwner & { name: string }> {
    if (kind === 'student-list') {
      await this.requirePrintableList();
      return { owner: '', name: DOCUMENT_WORDS[kind] };
    }
    try {
      const record = await this.read(kind, id);
      return { ...record, name: printableName(record) };
    } catch (error) {
      // An unprintable form is accepted here and reported as a failed document.
      if (kind === 'registration-form' && error instanceof UnprintableRecordError)
        return { owner: id, name: DOCUMENT_WORDS[kind] };
      throw error;
    }
  }

  private async fetch(kind: DocumentKind, id: string): Promise<PrintableRecord> {
    const input = { params: { id } };
    switch (kind) {
      case 'registration-form': {
        const student = await this.internal.call(internalCalls.internalStudentGet, input);
        if (!student.surname.trim() && !student.firstName.trim()) throw new UnprintableRecordError();
        return { kind, owner: student._id, student };
      }
      case 'certificate': {
        const certificate = await this.internal.call(internalCalls.internalCertificateGet, input);
        return { kind, owner: certificate.student ?? '', certificate };
      }
      case 'result-slip': {
        const result = await this.internal.call(internalCalls.internalResultGet, input);
        return {
          kind,
          owner: result.student._id,
          isReset: result.isReset,
          gradedAt: result.createdAt,
          result,
        };
      }
      case 'student-list': {
        await this.requirePrintableList();
        const query = { limit: LIMITS.studentListRows };
        const students = await this.internal.call(internalCalls.internalStudentLatest, { query });
        return { kind, owner: '', students };
      }
      case 'invoice':
      case 'receipt':
      case 'credit-note':
      case 'standing-letter':
      case 'membership-certificate':
        return this.memberDocument(kind, id);
      case 'member-card': {
        const card = await this.internal.call(internalCalls.internalMemberCard, input);
        return { kind, owner: '', card };
      }
      case 'serial-sheet': {
        const batch = await this.internal.call(internalCalls.internalSerialBatch, input);
        if (batch.serials.length === 0)
          throw new AppError(422, 'SERIAL_USED', 'Every serial number in this batch has been used');
        return { kind, owner: '', maker: batch.madeBy._id, batch };
      }
    }
  }

  private async memberDocument(kind: DocumentKind, id: string): Promise<PrintableRecord> {
    const document = await this.internal.call(internalCalls.internalMemberDocument, { params: { id } });
    if (document.kind !== kind) throw notFound('This document');
    return { kind: document.kind, owner: '', document } as PrintableRecord;
  }

  private async requirePrintableList(): Promise<void> {
    const { count } = await this.internal.call(internalCalls.internalStudentCount, {});
    if (count > LIMITS.studentListRows)
      throw new AppError(
        422,
        'TOO_MANY_ROWS',
        `A printed list can have at most ${LIMITS.studentListRows} students, and there are ${count}. Export to Excel instead`,
      );
  }
}
