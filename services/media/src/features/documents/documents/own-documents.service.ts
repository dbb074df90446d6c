import { Injectable } from '@nestjs/common';
import { type DocumentStatus, internalCalls } from '@concord/contracts';
import { InternalClient, type MemberActor, notFound } from '@concord/nest-platform';
import { OwnPrints } from './own-prints.service';

/** Reuse time in ms: documents of members never change. */
const REUSE_MS = 60 * 60 * 1000;

/** Prints documents of the member who is signed in. */
@Injectable()
export class OwnDocuments {
  constructor(
    private readonly internal: InternalClient,
    private readonly prints: OwnPrints,
  ) {}

  /** @throws AppError 404 for a document of anyone else, 503 when no worker has a browser. */
  async get(id: string, { member }: MemberActor): Promise<DocumentStatus> {
    const { kind, member: owner } = await this.internal.call(internalCalls.internalMemberDocument, {
      params: { id },
    });
    if (!member || owner !== member) throw notFound('This document');
    return this.prints.print({ kind, subject: id, asker: `member:${member}`, owner: '' }, REUSE_MS);
  }
}
