import { Inject, Injectable } from '@nestjs/common';
import type { MyCardPaymentOptions } from '@concord/contracts';
import { AppError, conflict, log, unavailable } from '@concord/nest-platform';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import { CardPaymentsRepository } from '../../../store/card-payments/card-payments.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { CARD_PROVIDER } from '../card-provider/card-provider.module';
import { type CardProvider, CardProviderError } from '../card-provider/card-provider';
import { PUBLIC_ORIGIN } from '../card-provider/public-origin';

/** Page of the site to which the payer returns; the provider adds the reference. */
const RETURN_PATH = '/me/account/card-return';

/** Opens the provider's page for a payment. */
@Injectable()
export class CardCheckout {
  constructor(
    private readonly cards: CardPaymentsRepository,
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider | undefined,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  options(): MyCardPaymentOptions {
    return { isOffered: this.provider !== undefined, isTest: this.provider?.isTest ?? false };
  }

  /** @throws AppError 409 while no keys are set. */
  requireProvider(): CardProvider {
    if (!this.provider) throw conflict('CONFLICT', 'Payment by card is not offered here yet');
    return this.provider;
  }

  /** @returns the provider's page. @throws AppError 409 without an e-mail address, 503 while the provider fails. */
  async begin(record: CardPaymentRecord, { number, email }: MemberProjection): Promise<string> {
    if (record.redirectUrl) return record.redirectUrl;
    if (!email) throw conflict('CONFLICT', 'Add your e-mail address to your profile first');
    const { reference, amount, currency } = record;
    const order = { reference, amount, currency, email, memberNumber: number };
    try {
      const page = await this.requireProvider().initialise({
        ...order,
        returnUrl: `${this.origin}${RETURN_PATH}`,
      });
      await this.cards.begun(record._id, page);
      return page;
    } catch (error) {
      return this.pageOfOther(record, error);
    }
  }

  /** Another request with the same key may have opened the page a moment ago. */
  private async pageOfOther({ _id, reference }: CardPaymentRecord, error: unknown): Promise<string> {
    if (error instanceof AppError || !(error instanceof CardProviderError)) throw error;
    const redirectUrl = (await this.cards.find(_id))?.redirectUrl;
    if (redirectUrl) return redirectUrl;
    log.warn({ err: error, reference }, 'a card payment could not be begun');
    throw unavailable('The card payment could not be started. Please try again in a minute', error);
  }
}
