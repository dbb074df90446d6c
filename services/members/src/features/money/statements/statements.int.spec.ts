import { paymentReferenceOf, type Statement } from '@concord/contracts';
import { AuditTrail, overloaded } from '@concord/nest-platform';
import { makeZip } from '@concord/workbook/testing';
import { Types } from 'mongoose';
import { StatementLinesRepository } from '../../../store/statement-lines/statement-lines.repository';
import { MembersHarness } from '../../../testing/harness';
import { HEADINGS, StatementCalls, UNKNOWN } from '../../../testing/statement-calls';
import { LineConfirmations } from './line-confirmations';
import { LinePayments } from './line-payments';
import { StatementLinesSweeper } from './statement-lines.sweeper';

const service = MembersHarness.forSuite();
const calls = new StatementCalls(service);

describe('POST statement', () => {
  it('stores every row as a line or leaves it out for a reason, and suggests who paid', async () => {
    const member = await calls.owing(500_000, { person: { surname: 'Zubairu', firstName: 'Halima' } });
    const reference = paymentReferenceOf(member.number).replaceAll('-', ' ');
    const { status, body } = await calls.upload(
      `Account 0123456789\n${HEADINGS}\n3/4/26,TRF ${reference},,"5,000.00",9\n4/4/26,SMS,4.00,,9\n5/4/26,NIL,,0.00,9\n,TOTAL,4.00,"5,000.00",\nsoon,LOST,,1,\n`,
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      account: '0123456789',
      profile: null,
      from: '2026-04-03',
      to: '2026-04-05',
      rows: 7,
      credits: 1,
      debits: 1,
      zeros: 1,
      open: 1,
      isComplete: true,
      leftOut: [
        { row: 1, reason: 'above-headings' },
        { row: 2, reason: 'heading' },
        { row: 6, reason: 'total' },
        { row: 7, reason: 'no-day', text: 'soon | LOST | 1' },
      ],
      lines: [
        { kind: 'credit', state: 'open', amount: 500_000, remaining: 500_000, balance: 900 },
        { kind: 'debit', state: 'kept', amount: -400, suggestions: [] },
        { kind: 'zero', state: 'kept', amount: 0 },
      ],
    });
    expect(body.lines[0]?.suggestions[0]).toMatchObject({
      member: { _id: member._id, balance: 500_000 },
      because: [
        expect.stringContaining(`Reference ${member.number} found`),
        'The amount equals what is open for Workshop',
      ],
    });
    const [first] = (await calls.get<Statement[]>('/statement')).body;
    expect(first).toMatchObject({ _id: body._id, open: 1 });
    expect((await calls.get<Statement>(`/statement/${body._id}`)).body).toMatchObject({ credits: 1 });
    expect(await calls.lines(`statement=${body._id}&kind=debit`)).toMatchObject([{ amount: -400 }]);
    expect(await calls.lines(`statement=${body._id}&search=zubairu`)).toEqual([]);
    expect(await calls.lines(`statement=${body._id}&search=5000`)).toHaveLength(1);
  });

  it('adds no double when a file is read twice, by two at once, by a profile, or overlaps another', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `6/4/26,SAME ${at % 3},,10.00,`);
    const file = [HEADINGS, ...rows].join('\n');
    const both = await Promise.all([calls.upload(file), calls.upload(file)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both.reduce((sum, { body }) => sum + body.lines.length, 0)).toBe(40);
    const again = await calls.upload(file);
    expect(again.body).toMatchObject({ credits: 0, lines: [] });
    expect(again.body.leftOut.filter(({ reason }) => reason === 'known')).toHaveLength(40);
    const named = await calls.upload(`Account 0123456789\n${file}`);
    expect(named.body.lines).toEqual([]);
    const longer = await calls.upload([HEADINGS, '7/4/26,NEW,,10.00,', ...rows.reverse()].join('\n'));
    expect(longer.body.lines).toMatchObject([{ narration: 'NEW' }]);
  });

  it('reads UTF-16 with semicolons, and names with formula signs as text', async () => {
    const text = '﻿Date;Narration;Amount\r\n03-Apr-2026;=1+1 Adé;1.000,50\r\n';
    const { status, body } = await calls.upload(Buffer.from(text, 'utf16le'));
    expect(status).toBe(201);
    expect(body.lines).toMatchObject([{ day: '2026-04-03', amount: 100_050, narration: '=1+1 Adé' }]);
  });

  it.each<[string, Buffer | string, number, string]>([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 400, 'NOT_XLSX'],
    ['a file without headings', 'Name,Phone\nAda,0803\n', 400, 'FILE_REFUSED'],
    ['an empty file', '', 400, 'FILE_REFUSED'],
    ['a zip bomb', makeZip({ 'xl/workbook.xml': Buffer.alloc(30_000_000) }), 413, 'PAYLOAD_TOO_LARGE'],
    ['too many rows', `${HEADINGS}\n${'3/4/26,A,,1,\n'.repeat(6001)}`, 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s', async (_name, content, status, code) => {
    const before = await service.collection('statements').countDocuments();
    expect(await calls.upload(content)).toMatchObject({ status, body: { code } });
    expect(await service.collection('statements').countDocuments()).toBe(before);
  });

  it('refuses a call without a file, and an unknown profile', async () => {
    expect(await calls.send('/statement', {})).toMatchObject({ status: 400 });
    expect(await calls.upload(calls.oneLine('X'), { profile: UNKNOWN })).toMatchObject({ status: 404 });
    expect(await calls.upload(calls.oneLine('X'), { profile: 'mine' })).toMatchObject({ status: 400 });
  });
});

describe('confirming', () => {
  it('makes a line a payment with a receipt, once, of two members of staff', async () => {
    const member = await calls.owing(500_000);
    const line = await calls.lineFor('TRF');
    const answers = await Promise.all([1, 2].map(() => calls.act(line, 'confirm', { member: member._id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await calls.account(member)).toMatchObject({
      balance: 0,
      payments: [
        { amount: 500_000, receivedOn: '2026-04-03', method: 'transfer', receipt: { total: 500_000 } },
      ],
    });
    const [stored] = await calls.lines(`statement=${line.statement}`);
    expect(stored).toMatchObject({
      state: 'confirmed',
      remaining: 0,
      suggestions: [],
      parts: [{ member: { _id: member._id }, payment: expect.any(String) as unknown, isReversed: false }],
    });
  });

  it('gives the charges that staff chose, and leaves the line open when a payment is refused', async () => {
    const member = await calls.owing(500_000);
    const line = await calls.lineFor('TRF');
    const [charge] = (await calls.account(member)).charges;
    const part = (amount: number, id = charge?._id) => ({
      member: member._id,
      allocations: [{ charge: id, amount }],
    });
    expect(await calls.act(line, 'confirm', part(500_001))).toMatchObject({ status: 409 });
    expect(await calls.act(line, 'confirm', part(1, UNKNOWN))).toMatchObject({ status: 404 });
    expect(await calls.act(line, 'confirm', { member: UNKNOWN })).toMatchObject({ status: 404 });
    expect(await calls.act(line, 'confirm', part(100_000))).toMatchObject({ status: 200 });
    expect(await calls.account(member)).toMatchObject({ balance: 0, payments: [{ credit: 400_000 }] });
  });

  it('splits a line over members, and refuses parts that are not the whole line', async () => {
    const [first, second] = [await calls.owing(200_000), await calls.owing(300_000)];
    const line = await calls.lineFor('BULK');
    const parts = [first, second].map(({ _id }, at) => ({ member: _id, amount: 200_000 + at * 100_000 }));
    expect(await calls.act(line, 'split', { parts: parts.slice(1) })).toMatchObject({ status: 400 });
    expect(await calls.act(line, 'split', { parts: [] })).toMatchObject({ status: 400 });
    expect(await calls.act(line, 'split', { parts })).toMatchObject({
      status: 200,
      body: { state: 'confirmed' },
    });
    expect([(await calls.account(first)).balance, (await calls.account(second)).balance]).toEqual([0, 0]);
  });

  it.each([
    ['before its payment', 0],
    ['between its two payments', 1],
    ['after them', 2],
  ])('is finished by the worker when the process was killed %s', async (_name, done) => {
    const members = [await calls.owing(200_000), await calls.owing(300_000)];
    const line = await calls.lineFor('KILLED');
    const parts = members.map(({ _id }, at) => ({ member: _id, amount: 200_000 + at * 100_000 }));
    const repository = service.get<StatementLinesRepository>(StatementLinesRepository);
    const confirmations = service.get<LineConfirmations>(LineConfirmations);
    await calls.act(line, 'split', { parts });
    // The state of the line as the killed process left it, and without the payments that it did not record.
    const since = new Date(0);
    const by = {
      username: 'ada',
      _id: (await service.collection('statements').findOne())?.['by']?._id as unknown,
    };
    await service
      .collection('statement-lines')
      .updateOne(
        { narration: line.narration },
        { $set: { state: 'confirming', confirmation: { by, since } } },
      );
    for (const { _id } of members.slice(done))
      await service
        .collection('accounts')
        .updateOne({ _id: new Types.ObjectId(_id) }, { $set: { payments: [] }, $inc: { revision: 1 } });
    const sweeper = new StatementLinesSweeper(repository, confirmations);
    await Promise.all([sweeper.sweep(new Date()), sweeper.sweep(new Date())]);
    for (const member of members)
      expect(await calls.account(member)).toMatchObject({ balance: 0, payments: [{ state: 'confirmed' }] });
    expect(await calls.lines(`statement=${line.statement}`)).toMatchObject([{ state: 'confirmed' }]);
  });

  it('keeps the chosen charges when the store of the history is away meanwhile', async () => {
    const member = await calls.owing(100_000);
    const charge = { fee: 'other', period: 'later', title: 'Later', amount: 100_000, due: '2027-01-01' };
    await calls.send(`/member/${member._id}/charge`, { ...charge, reason: 'Council' });
    const chosen = (await calls.account(member)).charges.find(({ title }) => title === 'Later');
    const line = await calls.lineFor('OUTAGE', '1000.00');
    const away = jest.spyOn(service.get<AuditTrail>(AuditTrail), 'changeMany');
    away.mockRejectedValueOnce(overloaded('The store is away'));
    const body = { member: member._id, allocations: [{ charge: chosen?._id, amount: 100_000 }] };
    expect(await calls.act(line, 'confirm', body)).toMatchObject({ status: 503 });
    const repository = service.get<StatementLinesRepository>(StatementLinesRepository);
    const confirmations = service.get<LineConfirmations>(LineConfirmations);
    away.mockRejectedValueOnce(overloaded('The store is away'));
    await new StatementLinesSweeper(repository, confirmations).sweep(new Date());
    await new StatementLinesSweeper(repository, confirmations).sweep(new Date());
    expect(await calls.lines(`statement=${line.statement}`)).toMatchObject([{ state: 'confirmed' }]);
    const { payments, charges } = await calls.account(member);
    expect(payments).toHaveLength(1);
    expect(charges.map(({ title, paid }) => [title, paid])).toEqual([
      ['Workshop', 0],
      ['Later', 100_000],
    ]);
  });

  it('is refused for debits', async () => {
    const { body } = await calls.upload(`${HEADINGS}\n3/4/26,${calls.narration('CHARGE')},5.00,,\n`);
    const [line] = body.lines;
    expect(line && (await calls.act(line, 'confirm', { member: UNKNOWN }))).toMatchObject({ status: 409 });
  });
});

describe('skipping and matching again', () => {
  it('takes a line out of the queue with a reason, and puts it back', async () => {
    const line = await calls.lineFor('SKIP ME');
    expect(await calls.act(line, 'skip', { reason: '' })).toMatchObject({ status: 400 });
    expect(await calls.act(line, 'reopen')).toMatchObject({ status: 409 });
    expect(await calls.act(line, 'skip', { reason: 'A loan of the bank' })).toMatchObject({
      status: 200,
      body: { state: 'skipped', skipped: { reason: 'A loan of the bank' } },
    });
    expect(await calls.act(line, 'confirm', { member: UNKNOWN })).toMatchObject({ status: 409 });
    const { body } = await calls.act(line, 'reopen');
    expect(body).toMatchObject({ state: 'open' });
    expect(body.skipped).toBeUndefined();
  });

  it('says that a payment was reversed, and lets the line be matched with another member', async () => {
    const [wrong, right] = [await calls.owing(500_000), await calls.owing(500_000)];
    const line = await calls.lineFor('WRONG MEMBER');
    const { body } = await calls.act(line, 'confirm', { member: wrong._id });
    expect(await calls.act(line, 'reopen')).toMatchObject({ status: 409 });
    await calls.send(`/payment/${body.parts[0]?.payment}/reverse`, { reason: 'Not from this member' });
    expect(await calls.lines('reversed=true')).toMatchObject([
      {
        _id: line._id,
        state: 'confirmed',
        hasReversal: true,
        remaining: 500_000,
        parts: [{ isReversed: true }],
      },
    ]);
    expect(await calls.act(line, 'reopen')).toMatchObject({ status: 200, body: { state: 'open' } });
    expect(await calls.act(line, 'confirm', { member: right._id })).toMatchObject({
      status: 200,
      body: { state: 'confirmed', hasReversal: false, remaining: 0 },
    });
    expect((await calls.account(wrong)).balance).toBe(500_000);
    expect((await calls.account(right)).balance).toBe(0);
  });

  it('shows a part that was reversed before the rest of its split was recorded', async () => {
    const [first, second, third] = [
      await calls.owing(200_000),
      await calls.owing(300_000),
      await calls.owing(200_000),
    ];
    const line = await calls.lineFor('REVERSED MEANWHILE');
    const parts = [first, second].map(({ _id }, at) => ({ member: _id, amount: 200_000 + at * 100_000 }));
    const payments = service.get<LinePayments>(LinePayments);
    const record = payments.record.bind(payments);
    jest.spyOn(payments, 'record').mockImplementation(async (confirming, part, by) => {
      if (part.member.toString() === second._id)
        await calls.send(`/payment/${confirming.parts[0]?.payment}/reverse`, { reason: 'Not from her' });
      return record(confirming, part, by);
    });
    expect(await calls.act(line, 'split', { parts })).toMatchObject({
      status: 200,
      body: { state: 'confirmed', hasReversal: true, remaining: 200_000 },
    });
    jest.restoreAllMocks();
    const found = await calls.lines('reversed=true');
    expect(found.map(({ _id }) => _id)).toContain(line._id);
    expect(await calls.act(line, 'reopen')).toMatchObject({ status: 200, body: { state: 'open' } });
    expect(await calls.act(line, 'confirm', { member: third._id })).toMatchObject({
      status: 200,
      body: { state: 'confirmed', hasReversal: false, remaining: 0 },
    });
    expect((await calls.account(second)).balance).toBe(0);
    expect((await calls.account(third)).balance).toBe(0);
  });
});
