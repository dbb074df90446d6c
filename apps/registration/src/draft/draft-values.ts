import { PROGRAMMES } from '@concord/contracts';
import {
  EMPTY_FORM,
  type ChosenFile,
  type ChosenProgramme,
  type RegistrationForm,
} from '../form/registration-form';
import { PARTS } from '../form/parts';
import { callingCode } from '../phone/calling-codes';
import { documentSlots } from '../form/document-slots';

/** Files of a form, each stored in its own record under this key. */
export const FILE_FIELDS = ['passport', 'higestQualification', 'jamb'] as const;
export type FileField = (typeof FILE_FIELDS)[number];

/** Longer than the limit of any field. */
const MAX_LENGTH = 20_000;

const CHOICES: ReadonlyMap<string, readonly string[] | undefined> = new Map(
  PARTS.flatMap(({ fields }) => fields).map(({ name, options }) => [name, options]),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Stored values for the keys of `empty`. A value that is missing, of another type or no longer
 * offered gets its default.
 */
function known<T extends object>(empty: T, stored: unknown, path = ''): T {
  const record = isRecord(stored) ? stored : {};
  const values = Object.entries(empty).map(([key, standard]) => {
    const value = record[key];
    if (typeof standard !== 'string') return [key, standard];
    const choices = CHOICES.get(path + key);
    const fits =
      typeof value === 'string' &&
      value.length <= MAX_LENGTH &&
      // A cleared choice is empty.
      (!choices || value === '' || choices.includes(value));
    return [key, fits ? value : standard];
  });
  return Object.fromEntries(values) as T;
}

function knownProgrammes(stored: unknown): ChosenProgramme[] {
  const chosen = Array.isArray(stored) ? stored.filter(isRecord) : [];
  return PROGRAMMES.flatMap(({ name, options }) => {
    const found = chosen.find((each) => each['name'] === name);
    if (!found) return [];
    const ticked: readonly unknown[] = Array.isArray(found['options']) ? found['options'] : [];
    const offered = options.filter((option) => ticked.includes(option));
    // A group is removed when none of its options is offered any more.
    return ticked.length > 0 && offered.length === 0 ? [] : [{ name, options: offered }];
  });
}

const isDataUrl = (value: unknown): value is string => typeof value === 'string' && value.startsWith('data:');

function knownDocument(name: string | undefined, stored: unknown): ChosenFile | null {
  if (name === undefined || !isRecord(stored) || stored['name'] !== name || !isDataUrl(stored['file']))
    return null;
  return {
    name,
    file: stored['file'],
    fileName: typeof stored['fileName'] === 'string' ? stored['fileName'] : name,
  };
}

/** Builds the form from stored records, possibly of an earlier version of this page. */
export function formOfDraft(text: unknown, files: Partial<Record<FileField, unknown>>): RegistrationForm {
  const record = isRecord(text) ? text : {};
  const values = known(EMPTY_FORM, record);
  const slots = documentSlots(values.documentType);
  const nameOf = (field: FileField) => slots.find((slot) => slot.field === field)?.name;
  return {
    ...values,
    country: /^[A-Z]{2}$/.test(values.country) ? values.country : '',
    phoneCountry: callingCode(values.phoneCountry) ? values.phoneCountry : EMPTY_FORM.phoneCountry,
    image_data: isDataUrl(files.passport) ? files.passport : '',
    currentEmploymet: known(EMPTY_FORM.currentEmploymet, record['currentEmploymet'], 'currentEmploymet.'),
    academicPrograms: knownProgrammes(record['academicPrograms']),
    documents: {
      higestQualification: knownDocument(nameOf('higestQualification'), files.higestQualification),
      jamb: knownDocument(nameOf('jamb'), files.jamb),
    },
  };
}

/** Splits the form into the records to store. */
export function draftOfForm({ image_data, documents, ...text }: RegistrationForm) {
  const files: Record<FileField, string | ChosenFile | null> = {
    passport: image_data || null,
    higestQualification: documents.higestQualification,
    jamb: documents.jamb,
  };
  return { text, files };
}

const EMPTY_TEXT = JSON.stringify(draftOfForm(EMPTY_FORM).text);

/** True if nothing was filled in. */
export function isUntouched(form: RegistrationForm): boolean {
  const { text, files } = draftOfForm(form);
  return FILE_FIELDS.every((field) => files[field] === null) && JSON.stringify(text) === EMPTY_TEXT;
}

/** Fills the draft's empty fields with texts typed before it was offered. */
export function withTyped(draft: RegistrationForm, typed: RegistrationForm): RegistrationForm {
  const texts = Object.entries(draft).map(([key, value]) => {
    const other = typed[key as keyof RegistrationForm];
    return [key, value === '' && typeof other === 'string' ? other : value];
  });
  return Object.fromEntries(texts) as RegistrationForm;
}
