import { Injectable } from '@nestjs/common';
import type { MoneyDocument } from '@concord/contracts';
import { AppError } from '@concord/nest-platform';
import type { DueDocument } from '../../../store/accounts/account-entries';
import type { DocumentRecord } from '../../../store/documents/document.schema';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import { SequencesRepository } from '../../../store/sequences/sequences.repository';

const PREFIX: Record<MoneyDocument, string> = {
  invoice: 'INV',
  receipt: 'REC',
  'credit-note': 'CRN',
};
const DIGITS = 6;
/** Numbers tried for one document: more than other processes can take meanwhile. */
const TRIES = 10_000;

/** Gives documents their numbers: of one kind and year without a gap, because the insert itself takes the number. */
@Injectable()
export class DocumentNumbers {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly sequences: SequencesRepository,
  ) {}

  /** Stores a due document once, however often it is called. @throws AppError 503 without a free number. */
  async issue(member: MemberProjection, due: DueDocument): Promise<DocumentRecord> {
    const { kind, of, on, lines } = due;
    const year = on.slice(0, 4);
    const sequence = `${kind}-${year}`;
    const first = (await this.sequences.last(sequence)) + 1;
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    const invoice = kind === 'credit-note' ? await this.invoiceOf(member, of) : undefined;
    const content = {
      ...{ kind, of, on, lines, total, ...factsOf(due), ...(invoice && { invoice }) },
      ...{ name: memberName(member), memberNumber: member.number, member: member._id },
    };
    for (let next = first; next < first + TRIES; next += 1) {
      const number = `${PREFIX[kind]}-${year}-${String(next).padStart(DIGITS, '0')}`;
      const outcome = await this.documents.insert({ ...content, number });
      if (outcome === 'stored') await this.sequences.taken(sequence, next);
      if (outcome !== 'number') break;
    }
    const stored = await this.documents.find(kind, of);
    if (stored) return stored;
    throw new AppError(503, 'OVERLOADED', 'No document number is free. Please try again');
  }

  /** Number of the invoice that has a charge. */
  private async invoiceOf({ _id }: MemberProjection, charge: string): Promise<string | undefined> {
    const documents = await this.documents.ofMember(_id.toString());
    return documents.find(
      ({ kind, of, lines }) =>
        kind === 'invoice' && (of === charge || lines.some((line) => line.charge === charge)),
    )?.number;
  }
}

const factsOf = ({ payment, reason }: DueDocument) => ({
  ...(payment && { payment }),
  ...(reason && { reason }),
});
