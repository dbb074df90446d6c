import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { partOf, type PartId } from '../form/parts';
import { reviewRows } from './review-rows';

const rows = (id: PartId, over: Partial<RegistrationForm>) =>
  reviewRows(partOf(id), { ...EMPTY_FORM, ...over }, (iso2) => (iso2 === 'NG' ? 'Nigeria' : iso2)).map(
    ({ label, lines }) => [label, ...lines],
  );

describe('reviewRows', () => {
  it('formats dates, country and phone, and leaves out empty entries', () => {
    expect(
      rows('personal', {
        surname: ' Okoro ',
        middleName: '   ',
        dob: '1990-04-05',
        email: ' Grace@Example.com ',
        phoneNumber: '0803 123 4567',
        country: 'NG',
      }),
    ).toEqual([
      ['Surname', 'Okoro'],
      ['Date of Birth', '05/04/1990'],
      ['Email', 'grace@example.com'],
      ['Mobile Number', '+234 803 123 4567'],
      ['Country', 'Nigeria'],
    ]);
  });

  it('lists each programme with its options, and each document with its file and size', () => {
    const academicPrograms = [
      { name: 'NYSC Scheme', options: [] },
      { name: 'Academic Programs', options: ['Diploma', 'Bsc'] },
    ];
    expect(rows('membership', { academicPrograms })).toEqual([
      ['Academic programmes', 'NYSC Scheme', 'Academic Programs: Diploma; Bsc'],
    ]);
    const file = `data:application/pdf;base64,${'A'.repeat(4000)}`;
    const documents = {
      higestQualification: { name: 'Waec/Neco Result', file, fileName: 'waec.pdf' },
      jamb: { name: 'Jamb Result', file, fileName: 'jamb.pdf' },
    };
    expect(rows('documents', { documentType: 'SSCE', documents })).toEqual([
      ['Waec/Neco Result', 'waec.pdf (3 kB)'],
      ['Jamb Result', 'jamb.pdf (3 kB)'],
    ]);
  });

  it('shows the serial as it will be sent', () => {
    expect(rows('payment', { serialNumber: 'abcdefghjkmnpqrs' })).toEqual([
      ['Serial Number', 'ABCD-EFGH-JKMN-PQRS'],
    ]);
  });
});
