import { objectIdOf } from '@concord/nest-platform';
import { NO_DETAILS } from '../../../store/members/member-details';
import type { MemberContact } from '../../../store/members/member-contacts.repository';
import { duplicatePairs, phoneKey } from './duplicate-pairs';

let count = 0;
const contact = (more: Partial<MemberContact>): MemberContact => ({
  _id: objectIdOf(String((count += 1)).padStart(24, '0')),
  number: `CIPCM-${count}`,
  ...NO_DETAILS,
  ...more,
});

describe('phoneKey', () => {
  it.each([
    ['+234 803 555 0101', '8035550101'],
    ['0803-555-0101', '8035550101'],
    ['2348035550101', '8035550101'],
    ['5550101', '5550101'],
    ['12', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %s', (phone, key) => expect(phoneKey(phone)).toBe(key));
});

describe('duplicatePairs', () => {
  const found = (...contacts: Partial<MemberContact>[]) =>
    duplicatePairs(contacts.map(contact), () => false).map(({ reasons }) => reasons);

  it.each([
    [
      'the same e-mail in other letters',
      { email: 'Ada@hall.example' },
      { email: ' ada@HALL.example' },
      ['email'],
    ],
    [
      'the same phone written otherwise',
      { phoneNumber: '08035550101' },
      { phoneNumber: '+2348035550101' },
      ['phone'],
    ],
    [
      'the same names, exchanged and with marks, and day of birth',
      { surname: 'Adé', firstName: 'Obi', dob: '1980-02-29' },
      { surname: 'Obi', firstName: 'ade', dob: '1980-02-29' },
      ['name'],
    ],
  ])('finds %s', (_, one, other, reasons) => expect(found(one, other)).toEqual([reasons]));

  it('finds nobody by empty fields, or by a name alone', () => {
    expect(found({}, {}, { surname: 'Obi', firstName: 'Ada' }, { surname: 'Obi', firstName: 'Ada' })).toEqual(
      [],
    );
    const named = { surname: 'Obi', firstName: 'Ada' };
    expect(found({ ...named, dob: '1980-01-01' }, { ...named, dob: '1981-01-01' })).toEqual([]);
  });

  it.each([
    [[], ['AB', 'AC']],
    [['AB'], ['AC']],
    [['AC'], ['AB', 'BC']],
    [['AB', 'AC'], ['BC']],
    [['AB', 'AC', 'BC'], []],
  ])('of three alike with %j marked as distinct gives %j', (marked, pairs) => {
    const three = ['A', 'B', 'C'].map((number) => contact({ number, email: 'office@hall.example' }));
    const keyOf = (...members: readonly MemberContact[]) => members.map(({ number }) => number).join('');
    const pairsOf = duplicatePairs(three, (one, other) => marked.includes(keyOf(one, other)));
    expect(pairsOf.map(({ members }) => keyOf(...members))).toEqual(pairs);
  });

  it('puts pairs with several reasons first, and pairs each with the first of many', () => {
    const email = 'office@hall.example';
    const phoneNumber = '08035550102';
    expect(
      found({ email }, { email }, { email, phoneNumber }, { phoneNumber, email: 'x@y.example' }),
    ).toHaveLength(3);
    const twice = { email: 'a@b.example', phoneNumber: '08035550103' };
    expect(found({ email }, { email }, twice, twice)[0]).toEqual(['email', 'phone']);
  });
});
