import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import {
  type CardEvent,
  type CardOrder,
  type CardProvider,
  CardProviderError,
  type CardTransaction,
} from './card-provider';
import { paystackAnswer, paystackEvent, paystackPage, paystackTransaction } from './paystack-messages';

const TEST_KEY = 'sk_test_';
/** Time-out of a call. A request waits for the first one, so it is below the gateway's. */
const TIMEOUT_MS = 10_000;
const NOT_FOUND = 'transaction_not_found';

type Answer = z.output<typeof paystackAnswer> & { readonly httpStatus: number };

/** Paystack's API, as https://paystack.com/docs/api describes it. */
export class Paystack implements CardProvider {
  readonly name = 'paystack';
  readonly isTest: boolean;

  constructor(
    private readonly secretKey: string,
    private readonly url: string,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    this.isTest = secretKey.startsWith(TEST_KEY);
  }

  async initialise({ memberNumber, returnUrl, ...order }: CardOrder): Promise<string> {
    const answer = await this.call('transaction/initialize', {
      ...order,
      callback_url: returnUrl,
      metadata: { memberNumber, cancel_action: `${returnUrl}?reference=${order.reference}` },
    });
    return read(paystackPage, accepted(answer)).authorization_url;
  }

  async verify(reference: string): Promise<CardTransaction | undefined> {
    const answer = await this.call(`transaction/verify/${encodeURIComponent(reference)}`);
    return isUnknown(answer) ? undefined : read(paystackTransaction, accepted(answer));
  }

  isSigned(bytes: Buffer, signature: string | undefined): boolean {
    const expected = createHmac('sha512', this.secretKey).update(bytes).digest();
    const given = Buffer.from(signature ?? '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  eventOf(bytes: Buffer): CardEvent | undefined {
    try {
      return paystackEvent(JSON.parse(bytes.toString()));
    } catch {
      return undefined;
    }
  }

  private async call(path: string, body?: object): Promise<Answer> {
    try {
      const response = await fetch(`${this.url.replace(/\/+$/, '')}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${this.secretKey}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(this.timeoutMs),
      });
      if (response.status >= 500) throw unavailable(`it answered ${response.status}`);
      return { ...paystackAnswer.parse(await response.json()), httpStatus: response.status };
    } catch (error) {
      if (error instanceof CardProviderError) throw error;
      throw unavailable('no usable answer came', error);
    }
  }
}

const unavailable = (words: string, cause?: unknown) =>
  new CardProviderError('unavailable', `Paystack is not available: ${words}`, { cause });

/** Paystack answers 400 or 404 for a reference that it does not know. */
const isUnknown = ({ status, httpStatus, code, message }: Answer): boolean =>
  !status && [400, 404].includes(httpStatus) && (code === NOT_FOUND || /not found/i.test(message));

/** @throws CardProviderError for an answer that is no success; a throttled or wrong key may work later. */
function accepted({ status, httpStatus, message, data }: Answer): unknown {
  if (status && httpStatus < 300) return data;
  const isLater = [401, 403, 408, 429].includes(httpStatus);
  throw new CardProviderError(isLater ? 'unavailable' : 'refused', `Paystack: ${httpStatus} ${message}`);
}

function read<T extends z.ZodType>(schema: T, data: unknown): z.output<T> {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw unavailable('its answer cannot be read', parsed.error);
  return parsed.data;
}
