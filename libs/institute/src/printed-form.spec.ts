import type { Student } from '@concord/contracts';
import { printedForm } from './printed-form';

const aStudent = (changes: Partial<Student>): Student => ({
  _id: 'a'.repeat(24),
  title: 'Mrs',
  surname: 'Okonkwo',
  firstName: 'Ngozi',
  middleName: null,
  phoneNumber: '+2348001234567',
  email: 'ngozi@example.org',
  dob: '1990-05-04',
  gender: 'Female',
  country: 'NG',
  state: 'Kaduna',
  eduQualification: 'MSC',
  currentEmploymet: {
    organization: null,
    position: null,
    yearsExperience: null,
    startDate: null,
    location: null,
  },
  applicationFee: null,
  paymentMethods: null,
  membershipCadre: 'Full Member',
  membershipRoute: null,
  pgdCourses: [],
  membershipType: [],
  academicPrograms: [],
  passport: { url: '/x', public_id: 'x' },
  documents: [],
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
  createdAt: '2026-11-21T10:00:00.000Z',
  ...changes,
});

describe('printedForm', () => {
  it('names country, dates and programmes in words', () => {
    const view = printedForm(
      aStudent({
        academicPrograms: [{ name: 'Academic Programs', options: ['Msc'] }],
        membershipType: ['Academic Programs', 'NYSC Scheme'],
        pgdCourses: ['Peace Education', 'Msc'],
      }),
    );
    const values = view.sections.flatMap(({ rows }) => rows.map(({ value }) => value));
    expect(values).toEqual(expect.arrayContaining(['Nigeria', '4 May 1990', 'Full Member']));
    expect(view.programmes).toEqual([
      { name: 'Academic Programs', options: ['Msc'] },
      { name: 'NYSC Scheme', options: [] },
      { name: 'Postgraduate diploma courses', options: ['Peace Education'] },
    ]);
  });

  it('leaves what was not given as an empty line', () => {
    const view = printedForm(aStudent({ dob: null, country: null, phoneNumber: null }));
    const values = new Map(
      view.sections.flatMap(({ rows }) => rows.map(({ label, value }) => [label, value])),
    );
    expect([values.get('Date of birth'), values.get('Country'), values.get('Mobile number')]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('says the name in one line and the moment in Nigeria', () => {
    expect(printedForm(aStudent({}))).toMatchObject({
      id: 'a'.repeat(24),
      name: 'Mrs Okonkwo Ngozi',
      registeredAt: '21 November 2026 at 11:00',
    });
  });

  it('leaves a country and a date that are none as they are', () => {
    const { sections } = printedForm(aStudent({ dob: 'spring', country: 'Atlantis' }));
    const values = sections.flatMap(({ rows }) => rows.map(({ value }) => value));
    expect(values).toEqual(expect.arrayContaining(['spring', 'Atlantis']));
  });
});
