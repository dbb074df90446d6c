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
  it('names what differs as it is sent, by the labels of the form', () => {
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

  it('names nothing that is sent in the same way', () => {
    expect(changedFields(body(), body({ surname: ' Okoro ', phoneCountry: 'GH' }))).toEqual([]);
  });
});
