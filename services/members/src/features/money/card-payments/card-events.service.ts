import { Inject, Injectable } from '@nestjs/common';
import { unauthenticated } from '@concord/nest-platform';
import { counter } from '@concord/observability';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import { CardPaymentsRepository } from '../../../store/card-payments/card-payments.repository';
import { CARD_PROVIDER } from '../card-provider/card-provider.module';
import type { CardEvent, CardProvider } from '../card-provider/card-provider';
import { withDispute, withRefund } from './card-changes';
import { CardPaymentChanges } from './card-payment-changes';
import { CardPaymentsQueue } from './card-payments.queue';

type Outcome = CardEvent['kind'] | 'forged' | 'ignored' | 'unknown';
/** Each has a value from the start, so that rates of events show the first one. */
const OUTCOMES: Readonly<Record<Outcome, 0>> = {
  charge: 0,
  refund: 0,
  dispute: 0,
  forged: 0,
  ignored: 0,
  unknown: 0,
};

/** Takes signed events of the provider. None of them posts a payment: the worker asks the provider first. */
@Injectable()
export class CardEvents {
  private readonly events = counter('concord_card_events_total');

  constructor(
    private readonly cards: CardPaymentsRepository,
    private readonly changes: CardPaymentChanges,
    private readonly queue: CardPaymentsQueue,
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider | undefined,
  ) {
    for (const [outcome, count] of Object.entries(OUTCOMES)) this.events.inc({ outcome }, count);
  }

  /** @throws AppError 401 for bytes that the provider did not sign, of which nothing is stored. */
  async take(bytes: Buffer, signature: string | undefined): Promise<Record<string, never>> {
    const outcome = await this.outcomeOf(bytes, signature);
    this.events.inc({ outcome });
    if (outcome === 'forged') throw unauthenticated('The signature does not fit the body');
    return {};
  }

  private async outcomeOf(bytes: Buffer, signature: string | undefined): Promise<Outcome> {
    if (!this.provider?.isSigned(bytes, signature)) return 'forged';
    const event = this.provider.eventOf(bytes);
    if (!event) return 'ignored';
    const record = await this.cards.withReference(this.provider.name, event.reference);
    // The institute may take other money by the same account.
    if (!record) return 'unknown';
    await this.note(record, event);
    return event.kind;
  }

  private async note(record: CardPaymentRecord, event: CardEvent): Promise<void> {
    const now = new Date();
    if (event.kind === 'refund')
      await this.changes.change(record, (read) => withRefund(read, event.refund, now));
    else if (event.kind === 'dispute')
      await this.changes.change(record, (read) => withDispute(read, event.dispute, now));
    else if (await this.cards.askNow(record._id))
      // Not awaited: the provider wants its answer, and the sweeper adds what Redis does not take.
      void this.queue.add(record._id);
  }
}
