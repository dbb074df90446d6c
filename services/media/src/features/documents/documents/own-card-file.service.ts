import { Injectable } from '@nestjs/common';
import type { DocumentStatus } from '@concord/contracts';
import { forbidden, type MemberActor } from '@concord/nest-platform';
import { OwnPrints } from './own-prints.service';
import { PrintableRecords } from './printable-records';

const KIND = 'member-card';
/** Reuse time in ms, short because name, photo and grade may change. */
const REUSE_MS = 2 * 60 * 1000;

/** Prints the membership card of the member who signed in. */
@Injectable()
export class OwnCardFile {
  constructor(
    private readonly records: PrintableRecords,
    private readonly prints: OwnPrints,
  ) {}

  /** @throws AppError 403 for an applicant who is no member, 404, 503 when no worker has a browser. */
  async get({ member }: Pick<MemberActor, 'member'>): Promise<DocumentStatus> {
    if (!member) throw forbidden('Only members have a card');
    const { owner } = await this.records.ownerOf(KIND, member);
    return this.prints.print({ kind: KIND, subject: member, asker: `member:${member}`, owner }, REUSE_MS);
  }
}
