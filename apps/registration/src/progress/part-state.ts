import { documentSlots } from '../form/document-slots';
import { FILLED_PARTS, valueAt, type FormField, type Part } from '../form/parts';
import { EMPTY_FORM, isComplete, REQUIRED_FIELDS, type RegistrationForm } from '../form/registration-form';

export type PartState = 'not begun' | 'begun' | 'ready' | 'complete' | 'problem';

export const STATE_TEXTS: Readonly<Record<PartState, string>> = {
  'not begun': 'Not started',
  begun: 'Started',
  ready: 'Ready',
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

/** State of a part. The review is ready when the form can be sent, and complete once registered. */
export function partState(
  part: Part,
  values: RegistrationForm,
  hasProblem: (field: FormField) => boolean,
  isRegistered = false,
): PartState {
  if (part.id === 'review') {
    if (isRegistered) return 'complete';
    const isFilled = isComplete(REQUIRED_FIELDS.map((field) => values[field]));
    const hasProblems = FILLED_PARTS.some(({ fields }) => fields.some(({ name }) => hasProblem(name)));
    return isFilled && !hasProblems ? 'ready' : 'not begun';
  }
  if (part.fields.some(({ name }) => hasProblem(name))) return 'problem';
  if (isPartComplete(part, values)) return 'complete';
  return part.fields.some(({ name }) => isChanged(values, name)) ? 'begun' : 'not begun';
}
