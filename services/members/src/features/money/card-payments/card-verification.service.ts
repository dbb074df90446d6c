import { Inject, Injectable } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import { CardPaymentsRepository } from '../../../store/card-payments/card-payments.repository';
import { CARD_PROVIDER } from '../card-provider/card-provider.module';
import { type CardProvider, CardProviderError, type CardTransaction } from '../card-provider/card-provider';
import { CardPaymentChanges } from './card-payment-changes';
import { type CardCheck, checked, failed, problemsOf } from './card-changes';
import { CardPosting } from './card-posting';

/** Asks the provider about a payment, and posts it if it was paid as ordered. May run twice, also at once. */
@Injectable()
export class CardVerification {
  constructor(
    private readonly cards: CardPaymentsRepository,
    private readonly changes: CardPaymentChanges,
    private readonly posting: CardPosting,
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider | undefined,
  ) {}

  async run(id: string, startedAt = new Date()): Promise<void> {
    const record = await this.cards.find(id);
    if (!record?.checkAt) return;
    const answer = await this.ask(record);
    if (answer === 'failed') {
      await this.changes.change(record, (read) => failed(read, startedAt));
      return;
    }
    const problems = await this.outcome(record, answer);
    await this.changes.change(record, (read) => checked(read, { transaction: answer, problems, startedAt }));
  }

  private async outcome(
    record: CardPaymentRecord,
    transaction: CardTransaction | undefined,
  ): Promise<CardCheck['problems']> {
    if (!transaction) return [];
    const problems = problemsOf(record, transaction);
    if (problems.length > 0 || record.state === 'paid') return problems;
    return (await this.posting.post(record, transaction)) ? [] : ['account'];
  }

  private async ask({
    provider,
    reference,
  }: CardPaymentRecord): Promise<CardTransaction | undefined | 'failed'> {
    try {
      if (this.provider?.name !== provider)
        throw new CardProviderError('unavailable', `There are no keys of ${provider}`);
      return await this.provider.verify(reference);
    } catch (error) {
      if (!(error instanceof CardProviderError)) throw error;
      log.warn({ err: error, reference }, 'a card payment is checked again later');
      return 'failed';
    }
  }
}
