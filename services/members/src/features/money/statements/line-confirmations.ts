import { Injectable } from '@nestjs/common';
import { AppError, conflict, log, type StaffRef } from '@concord/nest-platform';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type {
  Confirmation,
  LinePart,
  StatementLineProjection,
} from '../../../store/statement-lines/statement-line.schema';
import { StatementLinesRepository } from '../../../store/statement-lines/statement-lines.repository';
import { addPayment } from '../../../shared/ledger/account-changes';
import { isRefusal, LinePayments, paymentOf } from './line-payments';

/** Parts of a line that count as paid. */
export const liveParts = ({ parts }: Pick<StatementLineProjection, 'parts'>): LinePart[] =>
  parts.filter(({ isReversed }) => !isReversed);

/**
 * Turns lines into payments. The line first notes the ids of its payments, so that after a crash the same payments are
 * recorded, each once.
 */
@Injectable()
export class LineConfirmations {
  constructor(
    private readonly lines: StatementLinesRepository,
    private readonly accounts: AccountsRepository,
    private readonly payments: LinePayments,
  ) {}

  /** @throws AppError 400, 404, 409 as a payment does, and 409 when others took the line. */
  async confirm(line: StatementLineProjection, parts: readonly LinePart[], by: StaffRef): Promise<void> {
    // A refusal must come before the first of several payments is recorded.
    for (const part of parts)
      if (part.allocations)
        addPayment(
          await this.accounts.of(part.member.toString()),
          paymentOf(line, part, by),
          part.allocations,
        );
    const confirmation = { by, since: new Date() };
    if (!(await this.lines.claim(line, parts, confirmation))) throw taken();
    const claimed = { ...line, parts: [...line.parts, ...parts], revision: line.revision + 1, confirmation };
    await this.finish(claimed, line.parts);
  }

  /** Finishes a confirmation whose process was killed. */
  async resume(line: StatementLineProjection): Promise<void> {
    if (!line.confirmation) return;
    const confirmation: Confirmation = { by: line.confirmation.by, since: new Date() };
    if (!(await this.lines.takeOver(line, confirmation))) return;
    await this.finish({ ...line, revision: line.revision + 1, confirmation }, undefined);
  }

  /** @param before parts to return to if the first payment is refused; absent where some may be recorded */
  private async finish(
    line: StatementLineProjection,
    before: readonly LinePart[] | undefined,
  ): Promise<void> {
    if (!line.confirmation) return;
    const { by, since } = line.confirmation;
    for (const [index, part] of liveParts(line).entries()) {
      try {
        await this.payments.record(line, part, by);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (before && index === liveParts({ parts: [...before] }).length) {
          const added = line.parts.slice(before.length).map(({ payment }) => payment);
          await this.lines.release({ _id: line._id, since }, added);
          throw error;
        }
        if (await this.fits(line, part, by)) throw error;
        // Others paid the chosen charge meanwhile. The money is here, so it pays the oldest due.
        log.warn({ err: error, line: line._id }, 'a part of a bank line pays the oldest due instead');
        await this.payments.record(line, { ...part, allocations: null }, by);
      }
    }
    await this.lines.confirmed({ _id: line._id, since });
  }

  /** True if the account could take a part as it was chosen, so that its refusal had another reason. */
  private async fits(line: StatementLineProjection, part: LinePart, by: StaffRef): Promise<boolean> {
    if (!part.allocations) return false;
    const account = await this.accounts.of(part.member.toString());
    try {
      addPayment(account, paymentOf(line, part, by), part.allocations);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

/** Refusal of a change of a line that another member of staff changed first. */
export const taken = () => conflict('CONFLICT', 'Somebody else has just dealt with this line');
