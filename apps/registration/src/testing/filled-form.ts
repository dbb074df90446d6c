import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';

/** Valid values of the five fields that the Register button requires. */
export const REQUIRED = {
  image_data: 'data:image/jpeg;base64,AAAA',
  surname: 'Okoro',
  firstName: 'Grace',
  email: 'grace@example.com',
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
};

/** A form that can be registered. */
export const filledForm = (over: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...EMPTY_FORM,
  ...REQUIRED,
  ...over,
});
