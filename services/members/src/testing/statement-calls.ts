import type { Member, MemberAccount, StatementLine, StatementRead } from '@concord/contracts';
import type { MembersHarness } from './harness';

/** Id that no record has. */
export const UNKNOWN = '64b0000000000000000000ff';
export const HEADINGS = 'Date,Narration,Debit,Credit,Balance';

export interface Refused {
  code: string;
  message: string;
}

interface Upload {
  readonly path?: string;
  readonly profile?: string;
  readonly token?: string;
}

/** Calls about statements, of staff with the permission for money. */
export class StatementCalls {
  private count = 0;

  constructor(private readonly service: MembersHarness) {}

  get finance(): string {
    return this.service.environment.tokens.staff('ADMIN', { finance: true });
  }

  send<T>(path: string, body?: unknown) {
    return this.service.call<T & Refused>(path, { method: 'POST', body, token: this.finance });
  }

  get<T>(path: string, token = this.finance) {
    return this.service.call<T & Refused>(path, { token });
  }

  upload<T = StatementRead>(
    content: string | Buffer,
    { path = '/statement', profile = '', token = this.finance }: Upload = {},
  ) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'statement.csv');
    if (profile) form.append('profile', profile);
    return this.service.call<T & Refused>(path, { method: 'POST', body: form, token });
  }

  /** Text of a line that no other has. */
  narration(text: string): string {
    return `${text} ${(this.count += 1)}`;
  }

  /** A statement with one credit. */
  oneLine(text: string, amount = '5000.00'): string {
    return `${HEADINGS}\n3/4/26,${this.narration(text)},,${amount},\n`;
  }

  async lineFor(text: string, amount?: string): Promise<StatementLine> {
    const { body } = await this.upload(this.oneLine(text, amount));
    const [line] = body.lines;
    if (!line) throw new Error(`no line: ${JSON.stringify(body)}`);
    return line;
  }

  /** Lines of one statement with this number of equal credits. */
  async credits(count: number, amount: string): Promise<StatementLine[]> {
    const rows = Array.from({ length: count }, () => `3/4/26,${this.narration('TRF')},,${amount},`);
    const { body } = await this.upload([HEADINGS, ...rows].join('\n'));
    if (body.lines.length !== count) throw new Error(`no lines: ${JSON.stringify(body)}`);
    return body.lines;
  }

  async lines(query: string): Promise<StatementLine[]> {
    return (await this.get<StatementLine[]>(`/statement/lines?${query}`)).body;
  }

  act(line: Pick<StatementLine, '_id'>, action: string, body?: unknown) {
    return this.send<StatementLine>(`/statement/lines/${line._id}/${action}`, body);
  }

  async account({ _id }: Pick<Member, '_id'>): Promise<MemberAccount> {
    return (await this.service.call<MemberAccount>(`/member/${_id}/account`)).body;
  }

  /** A member with one charge of this amount. */
  async owing(amount: number, more: Record<string, unknown> = {}): Promise<Member> {
    const member = await this.service.member(more);
    const charge = { fee: 'other', period: '2026', title: 'Workshop', amount, due: '2026-01-01' };
    const body = { ...charge, reason: 'Council' };
    expect(await this.send(`/member/${member._id}/charge`, body)).toMatchObject({ status: 201 });
    return member;
  }
}
