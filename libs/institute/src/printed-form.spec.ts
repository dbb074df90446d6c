import type { Student } from '@concord/contracts';
import { aStudent } from '@concord/testing/records';
import { printedForm } from './printed-form';

const student = (changes: Partial<Student> = {}) =>
  aStudent({
    surname: 'Okonkwo',
    firstName: 'Ngozi',
    dob: '1990-05-04',
    membershipCadre: 'Full Member',
    ...changes,
  });

describe('printedForm', () => {
  it('names country, dates and programmes in words', () => {
    const view = printedForm(
      student({
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

  it('leaves an empty line for a missing value', () => {
    const view = printedForm(student({ dob: null, country: null, phoneNumber: null }));
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
    expect(printedForm(student())).toMatchObject({
      id: student()._id,
      name: 'Mrs Okonkwo Ngozi',
      registeredAt: '21 November 2026 at 10:00',
    });
  });

  it('keeps an invalid country or date unchanged', () => {
    const { sections } = printedForm(student({ dob: 'spring', country: 'Atlantis' }));
    const values = sections.flatMap(({ rows }) => rows.map(({ value }) => value));
    expect(values).toEqual(expect.arrayContaining(['spring', 'Atlantis']));
  });
});
