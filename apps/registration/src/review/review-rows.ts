import { normaliseSerial } from '@concord/contracts';
import { type ChosenFile, type RegistrationForm, toPayload } from '../form/registration-form';
import { sizeOfDataUrl, sizeText } from '../pictures/data-url';
import { valueAt, type FormField, type Part } from '../form/parts';

/** One entry as it will be sent; several lines for several items. */
export interface ReviewRow {
  readonly field: FormField;
  readonly label: string;
  readonly lines: readonly string[];
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const shownDate = (value: string) => value.replace(ISO_DATE, '$3/$2/$1');

const documentLines = (chosen: ChosenFile | null) =>
  chosen ? [`${chosen.fileName} (${sizeText(sizeOfDataUrl(chosen.file))})`] : [];

const SHOWN_AS: Partial<
  Record<FormField, (values: RegistrationForm, countryOf: (iso2: string) => string) => readonly string[]>
> = {
  // Shown as a picture.
  image_data: () => [],
  // Affects only the names of the uploads.
  documentType: () => [],
  dob: ({ dob }) => [shownDate(dob)],
  email: ({ email }) => [email.trim().toLowerCase()],
  phoneNumber: (values) => [toPayload(values).phoneNumber],
  country: ({ country }, countryOf) => [countryOf(country)],
  'currentEmploymet.startDate': ({ currentEmploymet }) => [shownDate(currentEmploymet.startDate)],
  academicPrograms: ({ academicPrograms }) =>
    academicPrograms.map(({ name, options }) => [name, options.join('; ')].filter(Boolean).join(': ')),
  'documents.higestQualification': ({ documents }) => documentLines(documents.higestQualification),
  'documents.jamb': ({ documents }) => documentLines(documents.jamb),
  serialNumber: ({ serialNumber }) => [normaliseSerial(serialNumber)],
};

/** Entries of a part as they will be sent, without empty ones. */
export function reviewRows(
  part: Part,
  values: RegistrationForm,
  countryOf: (iso2: string) => string,
): readonly ReviewRow[] {
  return part.fields.flatMap(({ name: field, label }) => {
    const lines = (SHOWN_AS[field]?.(values, countryOf) ?? [String(valueAt(values, field))])
      .map((line) => line.trim())
      .filter(Boolean);
    const document = field === 'documents.higestQualification' ? values.documents.higestQualification : null;
    return lines.length > 0 ? [{ field, label: document?.name ?? label, lines }] : [];
  });
}
