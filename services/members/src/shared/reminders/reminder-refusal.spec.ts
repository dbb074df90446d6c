import { addPayment } from '../ledger/account-changes';
import { NO_ENTRIES } from '../ledger/account-sums';
import { chargeOf, eventsOf, paymentOf, reasoned } from '../../testing/membership';
import { reminderRefusal } from './reminder-refusal';

const DAY = '2026-11-29';
const charge = chargeOf({ _id: 'c', amount: 500 });
const owing = { ...NO_ENTRIES, charges: [charge] };
const facts = { member: { events: [], email: 'ada@a.example' }, account: owing, pause: undefined };
const events = (...list: Parameters<typeof eventsOf>) =>
  ({ ...facts.member, events: [...eventsOf(...list)] }) as never;
const paid = (amount: number) => addPayment(owing, paymentOf({ _id: 'p', amount }));

describe('reminderRefusal', () => {
  it.each<[string, object, string | undefined]>([
    ['an open charge', {}, undefined],
    ['a part-paid charge', { account: paid(499) }, undefined],
    ['a paid charge', { account: paid(500) }, 'it is paid'],
    [
      'a void charge',
      { account: { ...owing, charges: [{ ...charge, voided: reasoned(DAY) }] } },
      'it is void',
    ],
    ['a charge that is gone', { account: NO_ENTRIES }, 'it is void'],
    [
      'an account with enough credit',
      { account: addPayment(owing, paymentOf({ _id: 'p', amount: 500 }), []) },
      'there is credit for it',
    ],
    ['a suspended member', { member: events(['suspended', DAY]) }, 'the member is suspended'],
    [
      'a reinstated member',
      { member: events(['suspended', '2026-01-01'], ['reinstated', '2026-02-01']) },
      undefined,
    ],
    ['a member who resigned', { member: events(['resigned', DAY]) }, 'the member has resigned'],
    ['a member who will resign tomorrow', { member: events(['resigned', '2026-11-30']) }, undefined],
    ['a dead member', { member: events(['deceased', DAY]) }, 'the member has died'],
    ['a pause without an end', { pause: { until: null } }, 'reminders are paused'],
    ['the last day of a pause', { pause: { until: DAY } }, 'reminders are paused'],
    ['the day after a pause', { pause: { until: '2026-11-28' } }, undefined],
    [
      'a member without an address',
      { member: { ...facts.member, email: null } },
      'there is no e-mail address',
    ],
  ])('of %s', (_name, more, expected) => {
    expect(reminderRefusal({ ...facts, ...more }, 'c', DAY)).toBe(expected);
  });
});
