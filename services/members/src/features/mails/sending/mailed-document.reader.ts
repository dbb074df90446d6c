import { Injectable } from '@nestjs/common';
import { documentMailKey } from '../../../shared/mails/mail-keys';
import type { DocumentRecord } from '../../../store/documents/document.schema';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import type { MemberMailRecord } from '../../../store/member-mails/member-mail.schema';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import type { MailSubject } from './mail-facts';

/** Reads the documents that due mails are about. */
@Injectable()
export class MailedDocumentReader {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly mails: MemberMailsRepository,
  ) {}

  async of(mail: MemberMailRecord): Promise<Pick<MailSubject, 'document' | 'receiptMail'>> {
    if (mail.kind === 'payment-reversed') return this.ofReversal(mail);
    const document = await (mail.kind === 'payment-reminder'
      ? this.invoiceOf(mail)
      : this.documents.get(mail.of));
    return { ...(document && { document }) };
  }

  private async ofReversal({ of: payment }: MemberMailRecord): ReturnType<MailedDocumentReader['of']> {
    const document = await this.documents.find('receipt', payment);
    const receipt = document && (await this.mails.find(documentMailKey(document)));
    return { ...(document && { document }), ...(receipt && { receiptMail: receipt.state }) };
  }

  /** Invoice with the charge of a reminder. */
  private async invoiceOf({ member, of: charge }: MemberMailRecord): Promise<DocumentRecord | undefined> {
    const documents = await this.documents.ofMember(member.toString());
    return documents.find(
      ({ kind, of, lines }) =>
        kind === 'invoice' && (of === charge || lines.some((line) => line.charge === charge)),
    );
  }
}
