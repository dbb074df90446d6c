import { Injectable } from '@nestjs/common';
import type { RecordedPayment, StatementLine } from '@concord/contracts';
import { objectIdOf } from '@concord/nest-platform';
import { arrivedAs } from '../../../shared/ledger/claims';
import type { PaymentEntry } from '../../../store/accounts/account-entries';
import { AccountPagesRepository } from '../../../store/accounts/account-pages.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { isOfLine } from './line-payments';

/** Finds payments that may be the money of a line, so that staff do not record one transfer twice. */
@Injectable()
export class RecordedPayments {
  constructor(
    private readonly accounts: AccountPagesRepository,
    private readonly documents: DocumentsRepository,
  ) {}

  /** @returns the lines, whose suggested members have the payments that were recorded by hand or from a claim */
  async addTo(lines: readonly StatementLine[]): Promise<readonly StatementLine[]> {
    const waiting = lines.filter(({ suggestions }) => suggestions.length > 0);
    if (waiting.length === 0) return lines;
    const members = waiting.flatMap(({ suggestions }) => suggestions.map(({ member }) => member._id));
    const payments = await this.accounts.paymentsOf([...new Set(members)].map(objectIdOf), [
      ...new Set(waiting.map(({ remaining }) => remaining)),
    ]);
    const found = new Map(
      waiting.flatMap((line) =>
        line.suggestions.map(
          ({ member }) => [keyOf(line, member._id), recordedOf(line, payments.get(member._id))] as const,
        ),
      ),
    );
    const ids = [...new Set([...found.values()].flat().map(({ _id }) => _id))];
    if (ids.length === 0) return lines;
    const receipts = new Map(
      (await this.documents.documented('receipt', ids)).map(({ of, number }) => [of, number]),
    );
    return lines.map((line) => ({
      ...line,
      suggestions: line.suggestions.map((suggestion) => {
        const recorded = found.get(keyOf(line, suggestion.member._id)) ?? [];
        if (recorded.length === 0) return suggestion;
        return { ...suggestion, recorded: recorded.map((each) => toRecorded(each, receipts.get(each._id))) };
      }),
    }));
  }
}

const keyOf = ({ _id }: StatementLine, member: string): string => `${_id} ${member}`;

const recordedOf = (
  { day: receivedOn, remaining: amount }: StatementLine,
  payments: readonly PaymentEntry[] = [],
): PaymentEntry[] => arrivedAs(payments, { amount, receivedOn }).filter((each) => !isOfLine(each));

const toRecorded = (
  { _id, amount, receivedOn }: PaymentEntry,
  receipt: string | undefined,
): RecordedPayment => ({ _id, amount, receivedOn, ...(receipt && { receipt }) });
