import { PaystackServer } from '@concord/testing';
import { expect, test } from '@playwright/test';

const { PAYSTACK_SECRET_KEY: key, PAYSTACK_URL: url } = process.env;

/** The provider of card payments, played by a journey at the address that the product knows. */
export class CardProvider {
  private constructor(
    private readonly server: PaystackServer,
    private readonly site: string,
  ) {}

  /** @param site origin of the product */
  static async open(site: string): Promise<CardProvider> {
    if (!key || !url) throw new Error('Set PAYSTACK_SECRET_KEY and PAYSTACK_URL as for the product');
    const server = new PaystackServer(key);
    await server.listen(Number(new URL(url).port));
    return new CardProvider(server, site);
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** A card was charged, and the payer is still on the provider's page. */
  charge(reference: string): void {
    this.server.pay(reference);
  }

  /** Sends the event of a paid charge to the site's public address, and expects this status. */
  async tell(reference: string, status: number, signature?: string): Promise<void> {
    const address = new URL('/api/payments/paystack/webhook', this.site).href;
    const event = this.server.chargeEvent(reference);
    expect(await this.server.sendEvent(address, event, signature)).toBe(status);
  }
}

/** `test` for journeys in which members pay by card. Their address of the site is the one to which payers return. */
export const cardTest = test.extend<{ provider: CardProvider }>({
  baseURL: async ({ baseURL }, give) => {
    const site = new URL(baseURL ?? 'http://localhost:8080');
    if (site.hostname === '127.0.0.1') site.hostname = 'localhost';
    await give(site.origin);
  },
  provider: async ({ baseURL }, give) => {
    const provider = await CardProvider.open(baseURL ?? '');
    await give(provider);
    await provider.close();
  },
});
