import { Injectable } from '@nestjs/common';
import type { ClaimedPayment } from '../../../shared/ledger/claims';
import type { DocumentRecord } from '../../../store/documents/document.schema';
import { DocumentsRepository } from '../../../store/documents/documents.repository';

/** Receipts of transfers that arrived: their own, or that of the payment that was the same money. */
@Injectable()
export class TransferReceipts {
  constructor(private readonly documents: DocumentsRepository) {}

  of(claims: readonly ClaimedPayment[]): Promise<DocumentRecord[]> {
    const payments = claims.map(({ _id, claim }) => claim.decision?.payment ?? _id);
    return payments.length > 0 ? this.documents.documented('receipt', payments) : Promise.resolve([]);
  }
}
