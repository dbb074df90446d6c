import { Injectable } from '@nestjs/common';
import type { DocumentStatus } from '@concord/contracts';
import { forbidden, type MemberActor, notFound } from '@concord/nest-platform';
import { OwnPrints } from './own-prints.service';
import { PrintableRecords } from './printable-records';

/** Prints certificates and result slips for the person who earned them. */
@Injectable()
export class OwnExamDocuments {
  constructor(
    private readonly records: PrintableRecords,
    private readonly prints: OwnPrints,
  ) {}

  /** @throws AppError 404 for a certificate of somebody else or one that is no longer valid, 503. */
  async certificate(id: string, { student }: MemberActor): Promise<DocumentStatus> {
    const { owner } = await this.records.ownerOf('certificate', id);
    if (!student || owner !== student) throw notFound('The certificate');
    return this.prints.print({ kind: 'certificate', subject: id, asker: askerOf(student), owner });
  }

  /**
   * @throws AppError 404 for the result of somebody else, a held or a reset one; 403 for staff who look at the page, as
   * an ADMIN may not have slips; 503.
   */
  async resultSlip(id: string, { student, viewer }: MemberActor): Promise<DocumentStatus> {
    if (viewer !== undefined) throw forbidden('Result slips are in the back office, for SUPER_ADMIN only');
    const { owner, isReset } = await this.records.ownerOf('result-slip', id);
    if (!student || owner !== student || isReset) throw notFound('The result');
    return this.prints.print({ kind: 'result-slip', subject: id, asker: askerOf(student), owner });
  }
}

const askerOf = (student: string) => `member:${student}`;
