import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { PARTS, partOf, type FormField, type PartId } from '../form/parts';
import { REQUIRED } from '../testing/filled-form';
import { partState } from './part-state';

const filled = (over: Partial<RegistrationForm>): RegistrationForm => ({ ...EMPTY_FORM, ...over });
const none = () => false;
const stateOf = (id: PartId, values: RegistrationForm, problem: (field: FormField) => boolean = none) =>
  partState(partOf(id), values, problem);
const file = { name: 'Waec/Neco Result', file: 'data:,', fileName: 'waec.pdf' };

describe('partState', () => {
  it('is not begun for every part of an empty form', () => {
    for (const part of PARTS) expect(partState(part, EMPTY_FORM, none)).toBe('not begun');
  });

  it('is begun with the first entry and complete with the main fields', () => {
    expect(stateOf('personal', filled({ gender: 'Female' }))).toBe('begun');
    expect(stateOf('personal', filled({ ...REQUIRED, surname: '  ' }))).toBe('begun');
    expect(stateOf('personal', filled(REQUIRED))).toBe('complete');
    expect(stateOf('payment', filled(REQUIRED))).toBe('complete');
  });

  it('requires both results for SSCE', () => {
    const one = filled({ documentType: 'SSCE', documents: { higestQualification: file, jamb: null } });
    expect(stateOf('documents', one)).toBe('begun');
    expect(stateOf('documents', { ...one, documents: { ...one.documents, jamb: file } })).toBe('complete');
    expect(stateOf('documents', { ...one, documentType: 'HND' })).toBe('complete');
  });

  it('is a problem before any other state', () => {
    expect(stateOf('personal', filled(REQUIRED), (field) => field === 'email')).toBe('problem');
  });

  it('is ready for the review when the form can be sent, and complete after the registration', () => {
    expect(stateOf('review', filled({ surname: 'Okoro' }))).toBe('not begun');
    expect(stateOf('review', filled(REQUIRED))).toBe('ready');
    expect(stateOf('review', filled(REQUIRED), (field) => field === 'dob')).toBe('not begun');
    expect(partState(partOf('review'), filled(REQUIRED), none, true)).toBe('complete');
  });
});
