import { registrationOf } from '../form/checks';
import type { RegistrationForm } from '../form/registration-form';
import { filledForm } from '../testing/filled-form';
import { changedFields } from './changed-fields';

const body = (over: Partial<RegistrationForm> = {}) => registrationOf(filledForm(over));
const scan = (file: string) => ({
  higestQualification: { name: 'Bsc', file, fileName: 'a.pdf' },
  jamb: null,
});

describe('changedFields', () => {
  it('lists the fields that differ in the request, by their labels', () => {
    const { currentEmploymet } = filledForm();
    const later = body({
      title: 'Dr',
      phoneNumber: '0803 123 4567',
      currentEmploymet: { ...currentEmploymet, position: 'Teacher' },
      documents: scan('data:,b'),
    });
    expect(changedFields(body({ documents: scan('data:,a') }), later)).toEqual([
      'Title',
      'Mobile Number',
      'Position',
      'Document',
    ]);
  });

  it('lists no field that is sent unchanged', () => {
    expect(changedFields(body(), body({ surname: ' Okoro ', phoneCountry: 'GH' }))).toEqual([]);
  });
});
