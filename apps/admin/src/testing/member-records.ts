import type { Member, MemberRow } from '@concord/contracts';

const STAFF = { _id: '64b000000000000000000001', username: 'halima' };
const AT = '2026-11-21T09:00:00.000Z';

export const aMemberRow = (change: Partial<MemberRow> = {}): MemberRow => ({
  _id: '66a000000000000000000001',
  number: 'CIPCM-000001',
  kind: 'person',
  name: 'Okafor Ada',
  grade: 'Associate',
  standing: 'current',
  email: 'ada@concord.example',
  phoneNumber: null,
  state: 'Lagos',
  inductedOn: '2026-01-01',
  balance: 0,
  ...change,
});

export const aMember = (change: Partial<Member> = {}): Member => ({
  ...aMemberRow(),
  title: null,
  surname: 'Okafor',
  firstName: 'Ada',
  middleName: null,
  gender: null,
  dob: null,
  organisation: null,
  contact: null,
  country: 'NG',
  experience: null,
  student: null,
  until: '2026-12-31',
  because: 'the subscription of 2026 is paid',
  terms: [{ grade: 'Associate', from: '2026-01-01', reason: 'Inducted', at: AT, by: STAFF }],
  events: [],
  goodMonths: 10,
  forbidden: [],
  isListed: true,
  revision: 3,
  createdAt: AT,
  ...change,
});
