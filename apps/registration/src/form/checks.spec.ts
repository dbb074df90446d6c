import { filledForm } from '../testing/filled-form';
import { checkForm, registrationOf } from './checks';
import { EMPTY_FORM, type RegistrationForm } from './registration-form';

describe('registrationOf', () => {
  it('contains only the contract’s fields, trimmed, without empty ones', () => {
    const typed = { surname: ' Okoro ', email: 'Grace@Example.com', serialNumber: 'abcd-efgh-jkmn-pqrs' };
    const body = registrationOf(filledForm({ ...typed, documentType: 'SSCE' }));
    expect(body).toMatchObject({
      surname: 'Okoro',
      email: 'grace@example.com',
      serialNumber: 'ABCD-EFGH-JKMN-PQRS',
      currentEmploymet: { yearsExperience: '0-1 yr' },
    });
    expect(body).not.toHaveProperty('documentType');
    expect(body.title).toBeUndefined();
  });

  it('lists the chosen diplomas separately as well', () => {
    const academicPrograms = [
      { name: 'Executive Professional PGD training course', options: ['Peace Education'] },
    ];
    const body = registrationOf(filledForm({ academicPrograms }));
    expect(body).toMatchObject({ pgdCourses: ['Peace Education'], academicPrograms });
  });

  it('contains documents without their file names', () => {
    const chosen = { name: 'Bsc', file: 'data:application/pdf;base64,AAAA', fileName: 'my scan.pdf' };
    const body = registrationOf(filledForm({ documents: { higestQualification: chosen, jamb: null } }));
    expect(body.documents).toEqual({ higestQualification: { name: 'Bsc', file: chosen.file } });
  });
});

describe('checkForm', () => {
  const errorsOf = async (over: Partial<RegistrationForm>) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    return (await checkForm(filledForm(over), undefined, options)).errors;
  };

  it('requires a single phone number', async () => {
    const { phoneNumber } = await errorsOf({ phoneNumber: '08031234567, 08091234567' });
    expect(phoneNumber?.message).toBe('Choose one phone number');
  });

  it('accepts the required fields only, and a leap day', async () => {
    expect(await errorsOf({})).toEqual({});
    expect(await errorsOf({ dob: '2000-02-29' })).toEqual({});
  });

  it.each([
    ['05/04/YYYY', 'Enter the full date as DD/MM/YYYY'],
    ['//1990', 'Enter the full date as DD/MM/YYYY'],
    ['5/4/90', 'Enter the full date as DD/MM/YYYY'],
    ['29/02/2001', 'This date does not exist'],
    ['2999-01-01', expect.stringMatching(/future/)],
  ])('rejects the date %s in words that fit the field', async (typed, message) => {
    const currentEmploymet = { ...EMPTY_FORM.currentEmploymet, startDate: typed };
    const errors = await errorsOf({ dob: typed, currentEmploymet });
    expect(errors.dob).toMatchObject({ message });
    expect(errors.currentEmploymet?.startDate).toMatchObject({ message });
  });

  it('rejects blank names and long texts, each at its field', async () => {
    expect((await errorsOf({ surname: '   ' })).surname?.message).toBe('This field is required');
    const long = 'x'.repeat(10_000);
    const errors = await errorsOf({ firstName: long, state: long, phoneNumber: '1'.repeat(10_000) });
    for (const field of ['firstName', 'state', 'phoneNumber'] as const)
      expect(errors[field]?.message).toMatch(/at most \d+ characters/);
  });
});
