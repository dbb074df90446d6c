import { Injectable } from '@nestjs/common';
import type { MemberDocument, PrintedMemberDocument } from '@concord/contracts';
import { required } from '@concord/nest-platform';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { MembersRepository } from '../../../store/members/members.repository';
import { PapersRepository } from '../../../store/papers/papers.repository';
import { toMemberDocument, toPrintedDocument, toPrintedPaper } from './paper.view';

/** Reads the documents of members, of money and of membership alike. */
@Injectable()
export class PapersService {
  constructor(
    private readonly members: MembersRepository,
    private readonly documents: DocumentsRepository,
    private readonly papers: PapersRepository,
  ) {}

  /** @throws AppError 404. */
  async list(id: string): Promise<MemberDocument[]> {
    required(await this.members.find(id), 'This member');
    const [documents, papers] = await Promise.all([this.documents.ofMember(id), this.papers.ofMember(id)]);
    return [...documents, ...papers]
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .map(toMemberDocument);
  }

  /** @throws AppError 404. */
  async printed(id: string): Promise<PrintedMemberDocument> {
    const document = await this.documents.get(id);
    if (document) return toPrintedDocument(document);
    return toPrintedPaper(required(await this.papers.get(id), 'This document'));
  }
}
