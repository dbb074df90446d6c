import { documentSlots } from '../form/document-slots';
import { FILLED_PARTS, valueAt, type FormField, type Part } from '../form/parts';
import { EMPTY_FORM, isComplete, REQUIRED_FIELDS, type RegistrationForm } from '../form/registration-form';

export type PartState = 'not begun' | 'begun' | 'complete' | 'problem';

/** The states as they are shown. */
export const STATE_TEXTS: Readonly<Record<PartState, string>> = {
  'not begun': 'Not begun',
  begun: 'Begun',
  complete: 'Complete',
  problem: 'Has a problem',
};

const isGiven = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : Boolean(value);

const isChanged = (values: RegistrationForm, field: FormField) => {
  const value = valueAt(values, field);
  return isGiven(value) && value !== valueAt(EMPTY_FORM, field);
};

const documentsAreComplete = ({ documentType, documents }: RegistrationForm) =>
  documentSlots(documentType).every(({ field }) => documents[field] !== null);

const isPartComplete = ({ id, fields }: Part, values: RegistrationForm) =>
  fields.every(({ name, isMain }) => !isMain || isGiven(valueAt(values, name))) &&
  (id !== 'documents' || documentsAreComplete(values));

/** The progress of a part. The review is complete when the form can be sent. */
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
  if (part.fields.some(({ name }) => hasProblem(name))) return 'problem';
  if (isPartComplete(part, values)) return 'complete';
  return part.fields.some(({ name }) => isChanged(values, name)) ? 'begun' : 'not begun';
}
