import type {
  CardPayment,
  Member,
  MemberAccount,
  MyCardPayment,
  MyCardPaymentBegun,
} from '@concord/contracts';
import { PaystackServer } from '@concord/testing';
import { CardVerification } from '../features/money/card-payments/card-verification.service';
import { MembersHarness } from './harness';
import type { Refused } from './statement-calls';

const KEY = 'sk_test_0123456789';
const WEBHOOK = '/payments/paystack/webhook';

/** Calls about payments by card, at a service with a Paystack of its own. */
export class CardCalls {
  readonly paystack = new PaystackServer(KEY);
  readonly service: MembersHarness;

  private constructor() {
    // Before the service starts, which reads the address.
    beforeAll(() => this.paystack.listen());
    this.service = MembersHarness.forSuite(() => ({
      PAYSTACK_SECRET_KEY: KEY,
      PAYSTACK_URL: this.paystack.url,
      PUBLIC_URL: 'https://institute.example',
    }));
  }

  /** A service with its worker during the tests of a file. */
  static forSuite(): CardCalls {
    const calls = new CardCalls();
    const { service, paystack } = calls;
    beforeAll(() => service.startWorker());
    beforeEach(() => {
      delete paystack.faults.initialize;
      delete paystack.faults.verify;
    });
    afterAll(() => paystack.close());
    return calls;
  }

  get finance(): string {
    return this.service.environment.tokens.staff('ADMIN', { finance: true });
  }

  tokenOf({ _id }: Pick<Member, '_id'>): string {
    return this.service.environment.tokens.member({ member: _id });
  }

  /** A member with an e-mail address who owes this amount. */
  async owing(amount: number): Promise<Member> {
    const person = { surname: 'Okafor', firstName: 'Ada', email: 'ada@hall.example' };
    const member = await this.service.member({ person });
    await this.charge(member, amount);
    return member;
  }

  /** Adds a charge. @returns its id. */
  async charge(member: Member, amount: number, due = '2026-01-01'): Promise<string> {
    const period = `P${(await this.account(member)).charges.length}`;
    const body = { fee: 'other', period, title: 'Workshop', amount, due, reason: 'Council' };
    const path = `/member/${member._id}/charge`;
    const { body: changed } = await this.service.call<MemberAccount>(path, { body, token: this.finance });
    return changed.charges.find((each) => each.period === period)?._id ?? '';
  }

  async account({ _id }: Pick<Member, '_id'>): Promise<MemberAccount> {
    return (await this.service.call<MemberAccount>(`/member/${_id}/account`)).body;
  }

  begin(member: Member, body: object = {}, headers: Record<string, string> = {}) {
    const options = { body, headers, token: this.tokenOf(member) };
    return this.service.call<MyCardPaymentBegun & Refused>('/me/card-payments', options);
  }

  /** Reference of a payment that the member began. */
  async begun(member: Member, body: object = {}): Promise<string> {
    const { status, body: answer } = await this.begin(member, body);
    expect({ status, answer }).toMatchObject({ status: 201 });
    return answer.reference;
  }

  get(member: Member, reference: string) {
    const token = this.tokenOf(member);
    return this.service.call<MyCardPayment & Refused>(`/me/card-payments/${reference}`, { token });
  }

  /** The call of the return page. */
  comeBack(member: Member, reference: string) {
    const path = `/me/card-payments/${reference}/check`;
    return this.service.call<MyCardPayment & Refused>(path, { body: {}, token: this.tokenOf(member) });
  }

  /** Sends an event. @returns the status of the answer. */
  send(event: object, signature?: string): Promise<number> {
    return this.paystack.sendEvent(this.service.addressOf(WEBHOOK), event, signature);
  }

  /** Sends the event of a paid charge. */
  webhook(reference: string): Promise<number> {
    return this.send(this.paystack.chargeEvent(reference));
  }

  /** Runs the check of a payment as a job of the worker does. */
  async verify(reference: string, at?: Date): Promise<void> {
    const { _id } = await this.record(reference);
    await this.service.workerGet<CardVerification>(CardVerification).run(_id.toString(), at);
  }

  async record(reference: string) {
    const record = await this.service.collection('card-payments').findOne({ reference });
    if (!record) throw new Error(`No card payment ${reference}`);
    return record;
  }

  async list(query = ''): Promise<CardPayment[]> {
    const { status, body } = await this.service.call<CardPayment[]>(`/card-payments${query}`, {
      token: this.finance,
    });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  }

  async listed(reference: string): Promise<CardPayment | undefined> {
    return (await this.list('?pageSize=100')).find((each) => each.reference === reference);
  }
}
