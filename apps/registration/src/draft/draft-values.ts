import {
  APPLICATION_FEES,
  GENDERS,
  MEMBERSHIP_CADRES,
  MEMBERSHIP_ROUTES,
  PAYMENT_METHODS,
  PROGRAMMES,
  QUALIFICATIONS,
  TITLES,
  YEARS_EXPERIENCE,
} from '@concord/contracts';
import {
  EMPTY_FORM,
  type ChosenFile,
  type ChosenProgramme,
  type RegistrationForm,
} from '../form/registration-form';
import { callingCode } from '../phone/calling-codes';
import { documentSlots } from '../sections/document-slots';

/** The files of a form, each kept in a record of its own. */
export const FILE_PLACES = ['passport', 'higestQualification', 'jamb'] as const;
export type FilePlace = (typeof FILE_PLACES)[number];

/** What the form holds besides its files. */
export type DraftText = Omit<RegistrationForm, 'image_data' | 'documents'>;

/** Longer than any field takes: what is longer was not typed here. */
const LONGEST = 20_000;

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  title: TITLES,
  gender: GENDERS,
  eduQualification: QUALIFICATIONS,
  documentType: QUALIFICATIONS,
  membershipCadre: MEMBERSHIP_CADRES,
  membershipRoute: MEMBERSHIP_ROUTES,
  applicationFee: APPLICATION_FEES,
  paymentMethods: PAYMENT_METHODS,
  yearsExperience: YEARS_EXPERIENCE,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The values under the keys of `empty`, of its types; what is unknown, odd or no longer offered is left at its default. */
function known<T extends object>(empty: T, kept: unknown): T {
  const record = isRecord(kept) ? kept : {};
  const values = Object.entries(empty).map(([key, standard]) => {
    const value = record[key];
    if (typeof standard !== 'string') return [key, standard];
    const offered = CHOICES[key];
    const fits =
      typeof value === 'string' && value.length <= LONGEST && (!offered || offered.includes(value));
    return [key, fits ? value : standard];
  });
  return Object.fromEntries(values) as T;
}

function knownProgrammes(kept: unknown): ChosenProgramme[] {
  const chosen = Array.isArray(kept) ? kept.filter(isRecord) : [];
  return PROGRAMMES.flatMap(({ name, options }) => {
    const found = chosen.find((each) => each['name'] === name);
    if (!found) return [];
    const ticked: readonly unknown[] = Array.isArray(found['options']) ? found['options'] : [];
    const still = options.filter((option) => ticked.includes(option));
    // A group whose every ticked option is gone was chosen for those only.
    return ticked.length > 0 && still.length === 0 ? [] : [{ name, options: still }];
  });
}

const isDataUrl = (value: unknown): value is string => typeof value === 'string' && value.startsWith('data:');

function knownDocument(name: string | undefined, kept: unknown): ChosenFile | null {
  if (name === undefined || !isRecord(kept) || kept['name'] !== name || !isDataUrl(kept['file'])) return null;
  return {
    name,
    file: kept['file'],
    fileName: typeof kept['fileName'] === 'string' ? kept['fileName'] : name,
  };
}

/** A form from what the device kept, possibly by an earlier version of this page. */
export function formOfDraft(text: unknown, files: Partial<Record<FilePlace, unknown>>): RegistrationForm {
  const record = isRecord(text) ? text : {};
  const values = known(EMPTY_FORM, record);
  const slots = documentSlots(values.documentType);
  const nameOf = (place: FilePlace) => slots.find((slot) => slot.place === place)?.name;
  return {
    ...values,
    country: /^[A-Z]{2}$/.test(values.country) ? values.country : '',
    phoneCountry: callingCode(values.phoneCountry) ? values.phoneCountry : EMPTY_FORM.phoneCountry,
    image_data: isDataUrl(files.passport) ? files.passport : '',
    currentEmploymet: known(EMPTY_FORM.currentEmploymet, record['currentEmploymet']),
    academicPrograms: knownProgrammes(record['academicPrograms']),
    documents: {
      higestQualification: knownDocument(nameOf('higestQualification'), files.higestQualification),
      jamb: knownDocument(nameOf('jamb'), files.jamb),
    },
  };
}

/** A form taken apart as it is kept. */
export function draftOfForm({ image_data, documents, ...text }: RegistrationForm) {
  const files: Record<FilePlace, string | ChosenFile | null> = {
    passport: image_data || null,
    higestQualification: documents.higestQualification,
    jamb: documents.jamb,
  };
  return { text: text satisfies DraftText, files };
}

const EMPTY_TEXT = JSON.stringify(draftOfForm(EMPTY_FORM).text);

/** Whether anything was filled in. */
export function isUntouched(form: RegistrationForm): boolean {
  const { text, files } = draftOfForm(form);
  return FILE_PLACES.every((place) => files[place] === null) && JSON.stringify(text) === EMPTY_TEXT;
}
