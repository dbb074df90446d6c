import { EMPTY_FORM, isComplete, REQUIRED_FIELDS, type RegistrationForm } from '../form/registration-form';
import { documentSlots } from '../sections/document-slots';
import { FILLED_PARTS, type FormField, type Part } from './parts';

export type PartState = 'not begun' | 'begun' | 'complete' | 'problem';

/** The states in words. */
export const STATE_WORDS: Readonly<Record<PartState, string>> = {
  'not begun': 'Not begun',
  begun: 'Begun',
  complete: 'Complete',
  problem: 'Has a problem',
};

/** A form's value by the path of its field. */
export const valueAt = (values: RegistrationForm, field: FormField): unknown =>
  field.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], values);

const isGiven = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : Boolean(value);

const isChanged = (values: RegistrationForm, field: FormField) => {
  const value = valueAt(values, field);
  return isGiven(value) && value !== valueAt(EMPTY_FORM, field);
};

const documentsAreComplete = ({ documentType, documents }: RegistrationForm) =>
  documentSlots(documentType).every(({ place }) => documents[place] !== null);

const isPartComplete = ({ id, main }: Part, values: RegistrationForm) =>
  main.every((field) => isGiven(valueAt(values, field))) &&
  (id !== 'documents' || documentsAreComplete(values));

/** Where the applicant stands with a part. The review is complete when the form can be sent. */
export function partState(
  part: Part,
  values: RegistrationForm,
  hasProblem: (field: FormField) => boolean,
): PartState {
  if (part.id === 'review') {
    const states = FILLED_PARTS.map((filled) => partState(filled, values, hasProblem));
    if (states.every((state) => state === 'not begun')) return 'not begun';
    const canBeSent = isComplete(REQUIRED_FIELDS.map((field) => values[field]));
    return canBeSent && !states.includes('problem') ? 'complete' : 'begun';
  }
  if (part.fields.some(hasProblem)) return 'problem';
  if (isPartComplete(part, values)) return 'complete';
  return part.fields.some((field) => isChanged(values, field)) ? 'begun' : 'not begun';
}
