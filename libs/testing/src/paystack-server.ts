import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A transaction of a {@link PaystackServer}. Amounts are in kobo; tests may change every field. */
export interface PaystackTransaction {
  readonly reference: string;
  status: 'abandoned' | 'ongoing' | 'success' | 'failed' | 'reversed';
  amount: number;
  currency: string;
  email: string;
  returnUrl: string;
  paidAt: Date | null;
  /** Reference in answers to a verification, if it is not its own. */
  shownReference?: string;
}

/** Fault of all calls of one kind: a status, no answer at all, a broken connection, or an answer that is no JSON. */
export type PaystackFault = number | 'silence' | 'hang-up' | 'no-json';

/** Counts of calls that the server received. */
export interface PaystackCalls {
  initialize: number;
  verify: number;
}

/**
 * Paystack by its public documentation, for tests: transactions, verification, signed events, and a page on which a
 * person pays, is refused or goes back. It holds everything in memory, and moves no money.
 *
 * @example
 * const paystack = new PaystackServer('sk_test_key');
 * const url = await paystack.listen(); // PAYSTACK_URL
 * paystack.pay(reference);
 * await paystack.sendEvent(webhookUrl, paystack.chargeEvent(reference));
 */
export class PaystackServer {
  readonly transactions = new Map<string, PaystackTransaction>();
  readonly calls: PaystackCalls = { initialize: 0, verify: 0 };
  /** Faults by kind of call, while they are set. */
  readonly faults: Partial<Record<keyof PaystackCalls, PaystackFault>> = {};
  private readonly secretKey: string;
  /** Receives the event when somebody pays on the page; set it to test a whole site. */
  webhookUrl?: string;
  private readonly server = createServer((request, response) => void this.serve(request, response));

  /** @param key secret key, such as `sk_test_0123` */
  constructor(key: string) {
    this.secretKey = key;
  }

  /** @returns its address, `http://127.0.0.1:port`. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A transaction that was initialised. @throws Error for an unknown reference. */
  transaction(reference: string): PaystackTransaction {
    const found = this.transactions.get(reference);
    if (!found) throw new Error(`No transaction ${reference}`);
    return found;
  }

  /** Marks a transaction as paid, with other facts than those ordered if `more` says so. */
  pay(reference: string, more: Partial<PaystackTransaction> = {}): void {
    Object.assign(this.transaction(reference), { status: 'success', paidAt: new Date() }, more);
  }

  /** Body of `charge.success`. */
  chargeEvent(reference: string): object {
    return { event: 'charge.success', data: this.dataOf(this.transaction(reference)) };
  }

  /** Body of a refund's event, such as `refund.processed`. */
  refundEvent(reference: string, event: string, amount: number, id: string | null = '132013318360'): object {
    const { currency } = this.transaction(reference);
    const status = event.replace('refund.', '');
    const named = { transaction_reference: reference, refund_reference: id };
    return { event, data: { status, ...named, amount: String(amount), currency, domain: 'test' } };
  }

  /** Body of a dispute's event, such as `charge.dispute.create`. */
  disputeEvent(reference: string, event: string, more: object = {}): object {
    const { amount, currency } = this.transaction(reference);
    const transaction = { id: 896467688, reference, amount, currency };
    const times = { dueAt: '2030-01-31T16:00:00.000Z', resolvedAt: null };
    const data = { id: 358950, refund_amount: amount, currency, status: 'awaiting-merchant-feedback' };
    return { event, data: { ...data, resolution: null, ...times, transaction, history: [], ...more } };
  }

  /** Signature of these bytes with the key. */
  signatureOf(bytes: string | Buffer): string {
    return createHmac('sha512', this.secretKey).update(bytes).digest('hex');
  }

  /** Sends an event as Paystack does. @returns the status of the answer. */
  async sendEvent(url: string, event: object, signature?: string): Promise<number> {
    const body = JSON.stringify(event);
    const headers = {
      'content-type': 'application/json',
      'x-paystack-signature': signature ?? this.signatureOf(body),
    };
    const answer = await fetch(url, { method: 'POST', headers, body });
    await answer.body?.cancel();
    return answer.status;
  }

  private dataOf(transaction: PaystackTransaction): object {
    const { reference, shownReference, status, amount, currency, email, paidAt } = transaction;
    return {
      id: 4099260516,
      domain: 'test',
      status,
      reference: shownReference ?? reference,
      amount,
      currency,
      channel: 'card',
      paid_at: paidAt?.toISOString() ?? null,
      gateway_response: status === 'success' ? 'Successful' : 'The transaction was not completed',
      customer: { email },
    };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { pathname } = new URL(request.url ?? '/', this.url);
    const reference = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    if (pathname === '/transaction/initialize')
      return this.answer('initialize', request, response, () => this.initialize(body));
    if (pathname.startsWith('/transaction/verify/'))
      return this.answer('verify', request, response, () => this.verify(reference));
    if (pathname.startsWith('/checkout/')) return this.checkout(request, response, reference, body);
    return send(response, 404, refusal('Not found'));
  }

  private answer(
    kind: keyof PaystackCalls,
    request: IncomingMessage,
    response: ServerResponse,
    handle: () => [status: number, body: object],
  ): void {
    this.calls[kind] += 1;
    const fault = this.faults[kind];
    if (fault === 'silence') return;
    if (fault === 'hang-up') return void request.socket.destroy();
    if (fault === 'no-json') return void response.writeHead(200).end('<html>Maintenance</html>');
    if (fault !== undefined) return send(response, fault, refusal('Something went wrong'));
    if (request.headers.authorization !== `Bearer ${this.secretKey}`)
      return send(response, 401, refusal('Invalid key'));
    return send(response, ...handle());
  }

  private initialize(body: string): [number, object] {
    const asked = JSON.parse(body) as Record<string, unknown>;
    const { reference, amount, email, currency, callback_url: returnUrl } = asked;
    if (typeof reference !== 'string' || typeof email !== 'string' || !Number.isInteger(amount))
      return [400, refusal('Invalid amount, email or reference')];
    if (this.transactions.has(reference)) return [400, refusal('Duplicate Transaction Reference')];
    this.transactions.set(reference, {
      reference,
      status: 'abandoned',
      amount: Number(amount),
      currency: String(currency ?? 'NGN'),
      email,
      returnUrl: String(returnUrl ?? ''),
      paidAt: null,
    });
    const page = { authorization_url: `${this.url}/checkout/${reference}`, access_code: 'code', reference };
    return [200, { status: true, message: 'Authorization URL created', data: page }];
  }

  private verify(reference: string): [number, object] {
    const found = this.transactions.get(reference);
    if (!found)
      return [400, { ...refusal('Transaction reference not found.'), code: 'transaction_not_found' }];
    return [200, { status: true, message: 'Verification successful', data: this.dataOf(found) }];
  }

  /** The page on which a person pays: GET shows it, POST presses one of its buttons. */
  private async checkout(
    request: IncomingMessage,
    response: ServerResponse,
    reference: string,
    body: string,
  ): Promise<void> {
    const found = this.transactions.get(reference);
    if (!found) return send(response, 404, refusal('Not found'));
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(PAGE(found));
      return;
    }
    const pressed = new URLSearchParams(body).get('press');
    if (pressed === 'pay') {
      this.pay(reference);
      if (this.webhookUrl) await this.sendEvent(this.webhookUrl, this.chargeEvent(reference)).catch(() => 0);
    }
    if (pressed === 'refuse') found.status = 'failed';
    const location = `${found.returnUrl}?trxref=${reference}&reference=${reference}`;
    response.writeHead(303, { location }).end();
  }
}

const refusal = (message: string) => ({ status: false, message });

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const PAGE = ({ amount, currency, reference }: PaystackTransaction): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Checkout of the tests</title></head>
<body><main><h1>Pay ${currency} ${(amount / 100).toFixed(2)}</h1><p>${reference.replace(/[^\w-]/g, '')}</p>
<form method="post"><button name="press" value="pay">Pay</button> <button name="press" value="refuse">Use a card that is refused</button>
<button name="press" value="back">Go back</button></form></main></body></html>`;
