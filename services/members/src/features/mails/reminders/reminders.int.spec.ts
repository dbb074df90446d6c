import type {
  BulkOutcome,
  ComingReminder,
  MemberAccount,
  MemberMails,
  SentReminder,
} from '@concord/contracts';
import { addDays, dayOf } from '@concord/nest-platform';
import { refusal } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { mailWorker } from '../../../testing/mail-worker';

const service = MembersHarness.forSuite();
const TODAY = dayOf(new Date());
const DUE = addDays(TODAY, 40);
const WEEK_BEFORE = addDays(DUE, -7);
const UNKNOWN = 'f0f0f0f0f0f0f0f0f0f0f0f0';
const PAUSE = { reason: 'In hospital', until: null };

const plan = (day: string) => mailWorker(service).planner.plan(day);
const send = (day: string) => mailWorker(service).sender.send(new Date(`${day}T10:00:00Z`));
const remindersOf = (member: string) =>
  service.students.mails.filter(({ kind, member: id }) => kind === 'payment-reminder' && id === member);
const mailsOf = async (id: string) => (await service.call<MemberMails>(`/member/${id}/mails`)).body;
const whyOf = async (id: string) =>
  (await mailsOf(id)).mails
    .filter(({ kind }) => kind === 'payment-reminder')
    .map(({ why, state }) => why ?? state);
const money = (path: string, body: object) => service.call(path, { body, token: service.superAdmin });
const pause = (id: string, body: object = PAUSE) =>
  service.call<MemberMails>(`/member/${id}/reminder-pause`, { method: 'PUT', body });

/** A member with an open charge that is due in 40 days. */
async function debtor(person: object = { email: 'ada@members.example' }): Promise<string> {
  const { _id } = await service.member({ person: { surname: 'Okafor', firstName: 'Ada', ...person } });
  const body = { fee: 'other', period: 'Card', title: 'Card', amount: 1000, due: DUE, reason: 'Asked' };
  expect(await money(`/member/${_id}/charge`, body)).toMatchObject({ status: 201 });
  await send(TODAY);
  return _id;
}

const pay = (member: string, amount = 1000) =>
  money('/payment', { member, amount, method: 'cash', receivedOn: TODAY });

const LATER: [string, string, (id: string) => Promise<unknown>][] = [
  ['paid', 'it is paid', (id) => pay(id)],
  [
    'void',
    'it is void',
    async (id) => {
      const { body } = await service.call<MemberAccount>(`/member/${id}/account`);
      await money(`/member/${id}/charge/${body.charges[0]?._id}/void`, { reason: 'Twice' });
    },
  ],
  ['paused', 'reminders are paused', (id) => pause(id)],
  ...(['suspended', 'resigned'] as const).map((kind): (typeof LATER)[number] => [
    kind,
    kind === 'suspended' ? 'the member is suspended' : 'the member has resigned',
    (id) => service.call(`/member/${id}/event`, { body: { kind, at: TODAY, reason: 'Council' } }),
  ]),
];

describe('a reminder', () => {
  it('goes once for a step with the invoice, also with two workers and days again', async () => {
    const id = await debtor();
    await Promise.all([plan(WEEK_BEFORE), plan(WEEK_BEFORE)]);
    await Promise.all([send(WEEK_BEFORE), send(WEEK_BEFORE)]);
    await plan(WEEK_BEFORE);
    await plan(addDays(WEEK_BEFORE, 1));
    await send(addDays(WEEK_BEFORE, 1));
    expect(new Set(remindersOf(id).map(({ key }) => key)).size).toBe(1);
    expect(remindersOf(id)[0]?.data).toMatchObject({
      title: 'Card',
      open: 1000,
      due: DUE,
      days: -7,
      number: expect.stringMatching(/^INV-/),
    });
    await plan(DUE);
    await send(DUE);
    expect(remindersOf(id).at(-1)?.data).toMatchObject({ days: 0 });
    expect(await whyOf(id)).toEqual(['requested', 'requested']);
  });

  it('is only the newest one after days without a worker', async () => {
    const id = await debtor();
    await plan(addDays(DUE, 2));
    await send(addDays(DUE, 2));
    expect(remindersOf(id).map(({ data }) => data)).toMatchObject([{ days: 2 }]);
    expect((await mailsOf(id)).mails.map(({ step }) => step)).toContain(0);
  });

  it('names what is still open of a charge that is paid in part', async () => {
    const id = await debtor();
    await plan(WEEK_BEFORE);
    await pay(id, 400);
    await send(WEEK_BEFORE);
    expect(remindersOf(id)[0]?.data).toMatchObject({ open: 600 });
  });

  it.each(LATER)(
    'does not go when the charge or member is %s between planning and sending',
    async (...row) => {
      const [, why, change] = row;
      const id = await debtor();
      await plan(WEEK_BEFORE);
      await change(id);
      await send(WEEK_BEFORE);
      expect(remindersOf(id)).toEqual([]);
      expect(await whyOf(id)).toEqual([why]);
    },
  );

  it.each(LATER)('is not planned when the charge or member is %s before', async (...row) => {
    const [, , change] = row;
    const id = await debtor();
    await change(id);
    await plan(WEEK_BEFORE);
    expect(await whyOf(id)).toEqual([]);
  });

  it('that a killed worker left is sent by the next one, and is dropped when it is too old', async () => {
    const id = await debtor();
    await plan(WEEK_BEFORE);
    await send(addDays(WEEK_BEFORE, 2));
    expect(remindersOf(id)).toHaveLength(1);
    const late = await debtor();
    await plan(WEEK_BEFORE);
    await send(addDays(DUE, 1));
    expect(await whyOf(late)).toEqual(['it is too late for it']);
  });
});

describe('reminders that staff ask for', () => {
  const remind = (body: object) => service.call<BulkOutcome>('/member/remind-many', { body });

  it('go to each chosen member once a day, of the charge that is due first, and say who gets none', async () => {
    const [owing, paid, paused] = [await debtor(), await debtor(), await debtor()];
    const later = {
      fee: 'other',
      period: 'Book',
      title: 'Book',
      amount: 500,
      due: addDays(DUE, 9),
      reason: 'Asked',
    };
    await money(`/member/${owing}/charge`, later);
    await pay(paid);
    await pause(paused);
    const ids = [owing, paid, paused, UNKNOWN];
    const { status, body } = await remind({ ids, count: 4 });
    expect({ status, done: body.done }).toEqual({ status: 200, done: 1 });
    expect(body.refused.map(({ _id, reason }) => [_id, reason])).toEqual([
      [paid, 'Nothing is open'],
      [paused, 'Reminders are paused'],
      [UNKNOWN, 'Not found'],
    ]);
    const [again] = (await remind({ ids: [owing], count: 1 })).body.refused;
    expect(again).toMatchObject({ name: 'Okafor Ada', reason: 'Was reminded today already' });
    await send(TODAY);
    expect(remindersOf(owing).map(({ data }) => data)).toMatchObject([{ title: 'Card', days: -40 }]);
    expect((await mailsOf(owing)).mails.map(({ kind, step }) => [kind, step])).toContainEqual([
      'payment-reminder',
      -40,
    ]);
    const audit = await service
      .collection('audit-outbox')
      .find({ 'record.action': 'member.remind' })
      .toArray();
    expect(audit.filter(({ record }) => record.id === owing)).toMatchObject([
      { record: { label: 'Okafor Ada', details: { title: 'Card' }, outcome: 'done' } },
      { record: { outcome: 'refused' } },
    ]);
  });

  it('can be asked for again on the day on which one was skipped', async () => {
    const member = await debtor();
    expect((await remind({ ids: [member], count: 1 })).body.done).toBe(1);
    await pause(member);
    await send(TODAY);
    expect(await whyOf(member)).toEqual(['reminders are paused']);
    await service.call(`/member/${member}/reminder-pause`, { method: 'DELETE' });
    expect((await remind({ ids: [member], count: 1 })).body.done).toBe(1);
    await send(TODAY);
    expect(remindersOf(member)).toHaveLength(1);
    expect((await remind({ ids: [member], count: 1 })).body.done).toBe(0);
  });

  it('are looked at again when they go, and dropped after a week without a worker', async () => {
    const [payer, late] = [await debtor(), await debtor()];
    expect((await remind({ ids: [payer, late], count: 2 })).body.done).toBe(2);
    await pay(payer);
    await send(addDays(TODAY, 8));
    expect(remindersOf(payer)).toEqual([]);
    expect(remindersOf(late)).toEqual([]);
    expect([await whyOf(payer), await whyOf(late)]).toEqual([['it is paid'], ['it is too late for it']]);
  });

  it('go to all that a filter finds, as many as staff saw', async () => {
    const surname = 'Filtered';
    const ids = [
      await debtor({ surname, email: 'a@b.example' }),
      await debtor({ surname, email: 'c@d.example' }),
    ];
    const filter = { search: surname, owing: 'true' };
    expect(await remind({ filter, count: 3 })).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await remind({ filter, count: 2 })).body).toMatchObject({ done: 2, refused: [] });
    await send(TODAY);
    expect(ids.map((id) => remindersOf(id).length)).toEqual([1, 1]);
  });

  it.each([{}, { ids: [], count: 1 }, { ids: [UNKNOWN], filter: {}, count: 1 }, { ids: ['x'], count: 1 }])(
    'are refused without one clear choice: %j',
    async (body) => {
      expect((await remind(body)).status).toBe(400);
    },
  );
});

describe('the pause of reminders', () => {
  it('ends by itself after its day, or when staff end it', async () => {
    const id = await debtor();
    const { body } = await pause(id, { reason: 'In hospital', until: WEEK_BEFORE });
    expect(body.pause).toMatchObject({ reason: 'In hospital', until: WEEK_BEFORE });
    expect(body.coming.map(({ step, blocked }) => [step, blocked])).toEqual([
      [-30, 'reminders are paused'],
      [-7, 'reminders are paused'],
      [0, undefined],
      [14, undefined],
    ]);
    const ended = await service.call<MemberMails>(`/member/${id}/reminder-pause`, { method: 'DELETE' });
    expect(ended.body).not.toHaveProperty('pause');
  });

  it('needs a reason, a day that exists, and a member', async () => {
    const id = await debtor();
    expect((await pause(id, { until: null })).status).toBe(400);
    expect((await pause(id, { ...PAUSE, until: '2027-02-29' })).status).toBe(400);
    expect((await pause(UNKNOWN)).status).toBe(404);
    const resume = await service.call(`/member/${UNKNOWN}/reminder-pause`, { method: 'DELETE' });
    expect([resume.status, (await service.call(`/member/${UNKNOWN}/mails`)).status]).toEqual([404, 404]);
  });
});

describe('the lists of reminders', () => {
  it('show what will go, and why something would not', async () => {
    const id = await debtor({});
    const { body } = await service.call<ComingReminder[]>('/reminder/coming?days=60&pageSize=100');
    const mine = body.filter(({ member }) => member._id === id);
    expect(mine.map(({ on, blocked }) => [on, blocked])).toEqual(
      [-30, -7, 0, 14].map((step) => [addDays(DUE, step), 'there is no e-mail address']),
    );
    expect(body.map(({ on }) => on)).toEqual(body.map(({ on }) => on).sort());
    expect((await service.call('/reminder/coming?days=61')).status).toBe(400);
  });

  it('show what went and what was left out', async () => {
    const id = await debtor();
    await plan(WEEK_BEFORE);
    await send(WEEK_BEFORE);
    const { body } = await service.call<SentReminder[]>('/reminder?pageSize=100');
    expect(body.find(({ member }) => member._id === id)).toMatchObject({
      member: { name: 'Okafor Ada' },
      title: 'Card',
      step: -7,
      on: WEEK_BEFORE,
      state: 'requested',
    });
  });
});
