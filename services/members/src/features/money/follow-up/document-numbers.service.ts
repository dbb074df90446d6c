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

/** A due document of a member. */
export interface DueOfMember {
  member: MemberProjection;
  due: DueDocument;
}

/** Gives documents their numbers: of one kind and year without a gap, because the insert itself takes the number. */
@Injectable()
export class DocumentNumbers {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly sequences: SequencesRepository,
  ) {}

  /** Stores a due document once, however often it is called. @throws AppError 503 without a free number. */
  async issue(member: MemberProjection, due: DueDocument): Promise<DocumentRecord> {
    const { kind, of } = due;
    const sequence = sequenceOf(due);
    let next = (await this.sequences.last(sequence)) + 1;
    const invoice = kind === 'credit-note' ? await this.invoiceOf(member, of) : undefined;
    const content = { ...contentOf(member, due), ...(invoice && { invoice }) };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const outcome = await this.documents.insert({ ...content, number: numberOf(due, next) });
      if (outcome === 'stored') await this.sequences.taken(sequence, next);
      if (outcome !== 'number') break;
      next = await this.afterTaken(due, next);
    }
    const stored = await this.documents.find(kind, of);
    if (stored) return stored;
    throw new AppError(503, 'OVERLOADED', 'No document number is free. Please try again');
  }

  /**
   * Stores many due documents, each once, with one command for all while nobody else takes a number. They are stored
   * in the order of their numbers, so a kill leaves no gap.
   * @returns all of them as they are stored
   */
  async issueMany(dues: readonly DueOfMember[]): Promise<DocumentRecord[]> {
    const documents: DocumentRecord[] = [];
    for (const sequence of new Set(dues.map(({ due }) => sequenceOf(due)))) {
      const some = dues.filter(({ due }) => sequenceOf(due) === sequence);
      const issued = await this.issued(some);
      const known = new Set(issued.map(({ of }) => of));
      const made = await this.issueSequence(
        sequence,
        some.filter(({ due }) => !known.has(due.of)),
      );
      // Others issued some of them meanwhile.
      const isWhole = issued.length + made.length === some.length;
      documents.push(...(isWhole ? [...issued, ...made] : await this.issued(some)));
    }
    return documents;
  }

  private async issued(dues: readonly DueOfMember[]): Promise<DocumentRecord[]> {
    const kind = dues[0]?.due.kind;
    const of = dues.map(({ due }) => due.of);
    return kind ? this.documents.documented(kind, of) : [];
  }

  /** @returns the documents that it stored; the others of these were stored by somebody else */
  private async issueSequence(sequence: string, dues: readonly DueOfMember[]): Promise<DocumentRecord[]> {
    const made: DocumentRecord[] = [];
    let next = (await this.sequences.last(sequence)) + 1;
    let rest = dues;
    for (let tries = 0; rest.length > 0 && tries < TRIES; tries += 1) {
      const numbered = rest.map(({ member, due }, at) => ({
        ...contentOf(member, due),
        number: numberOf(due, next + at),
      }));
      const { stored, stop } = await this.documents.insertMany(numbered);
      made.push(...stored);
      next += stored.length;
      if (stored.length > 0) await this.sequences.taken(sequence, next - 1);
      // Somebody else has the number, or the document exists and its number stays free.
      rest = rest.slice(stored.length + (stop === 'of' ? 1 : 0));
      if (stop === 'number' && rest[0]) next = await this.afterTaken(rest[0].due, next);
    }
    if (rest.length > 0)
      throw new AppError(503, 'OVERLOADED', 'No document number is free. Please try again');
    return made;
  }

  /** The number to try after one that is taken. A kill may leave the stored hint far behind the last number. */
  private async afterTaken(due: DueDocument, taken: number): Promise<number> {
    const beginning = beginningOf(due);
    const last = await this.documents.lastNumber(beginning);
    return Math.max(taken, Number(last?.slice(beginning.length) ?? 0)) + 1;
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

const sequenceOf = ({ kind, on }: DueDocument): string => `${kind}-${on.slice(0, 4)}`;

const beginningOf = ({ kind, on }: DueDocument): string => `${PREFIX[kind]}-${on.slice(0, 4)}-`;

const numberOf = (due: DueDocument, next: number): string =>
  beginningOf(due) + String(next).padStart(DIGITS, '0');

const contentOf = (member: MemberProjection, due: DueDocument) => ({
  ...{ kind: due.kind, of: due.of, on: due.on, lines: due.lines, ...factsOf(due) },
  total: due.lines.reduce((sum, { amount }) => sum + amount, 0),
  ...{ name: memberName(member), memberNumber: member.number, member: member._id },
});

const factsOf = ({ payment, reason }: DueDocument) => ({
  ...(payment && { payment }),
  ...(reason && { reason }),
});
