import { EMPTY_FORM, registrationResolver, type RegistrationForm } from './registration-form';

const VALID: RegistrationForm = {
  ...EMPTY_FORM,
  image_data: 'data:image/jpeg;base64,AAAA',
  surname: 'Okoro',
  firstName: 'Grace',
  email: 'grace@example.com',
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
};
const errorsOf = async (over: Partial<RegistrationForm>) => {
  const checked = await registrationResolver({ ...VALID, ...over }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return checked.errors;
};
const joined = (startDate: string) => ({ ...EMPTY_FORM.currentEmploymet, startDate });

describe('registrationResolver', () => {
  it('accepts the required fields alone', async () => {
    expect(await errorsOf({})).toEqual({});
  });

  it.each(['05/04/YYYY', '//1990', '5/4/90'])('asks for the complete date for %p', async (typed) => {
    const message = 'Give the whole date as dd/MM/yyyy';
    expect((await errorsOf({ dob: typed })).dob).toMatchObject({ message });
    const { currentEmploymet } = await errorsOf({ currentEmploymet: joined(typed) });
    expect(currentEmploymet?.startDate).toMatchObject({ message });
  });

  it('rejects a day that does not exist', async () => {
    const message = 'There is no such day in the calendar';
    expect((await errorsOf({ dob: '29/02/2001' })).dob).toMatchObject({ message });
    expect(await errorsOf({ dob: '2000-02-29' })).toEqual({});
  });

  it('shows the message of the contract for a complete date', async () => {
    expect((await errorsOf({ dob: '1850-01-01' })).dob?.message).toMatch(/1900/);
    expect((await errorsOf({ dob: '2999-01-01' })).dob?.message).toMatch(/future/);
    const { currentEmploymet } = await errorsOf({ currentEmploymet: joined('2999-01-01') });
    expect(currentEmploymet?.startDate?.message).toMatch(/future/);
  });

  it('rejects blank names and texts that are too long, each at its field', async () => {
    expect((await errorsOf({ surname: '   ' })).surname?.message).toBe('This field is required');
    const long = 'x'.repeat(10_000);
    const errors = await errorsOf({ firstName: long, state: long, phoneNumber: '1'.repeat(10_000) });
    for (const field of ['firstName', 'state', 'phoneNumber'] as const)
      expect(errors[field]?.message).toMatch(/at most \d+ characters/);
  });
});
