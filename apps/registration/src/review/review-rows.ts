import { normaliseSerial } from '@concord/contracts';
import { type ChosenFile, type RegistrationForm, toPayload } from '../form/registration-form';
import type { FormField, Part } from '../progress/parts';
import { valueAt } from '../progress/part-state';
import { fieldLabel } from './field-labels';

/** One entry as it will be sent; several lines where there are several things. */
export interface ReviewRow {
  readonly field: FormField;
  readonly label: string;
  readonly lines: readonly string[];
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const BYTES_PER_KB = 1000;

const shownDate = (value: string) => value.replace(ISO_DATE, '$3/$2/$1');

/** The size of a data URL's content in words. */
export function fileSize({ file }: Pick<ChosenFile, 'file'>): string {
  const base64 = file.slice(file.indexOf(',') + 1);
  const padding = /=*$/.exec(base64)?.[0].length ?? 0;
  const kilobytes = (base64.length * 3) / 4 / BYTES_PER_KB - padding / BYTES_PER_KB;
  return kilobytes < BYTES_PER_KB
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${(kilobytes / BYTES_PER_KB).toFixed(1)} MB`;
}

const documentLines = (chosen: ChosenFile | null) =>
  chosen ? [`${chosen.fileName} (${fileSize(chosen)})`] : [];

const SHOWN_AS: Partial<
  Record<FormField, (values: RegistrationForm, countryOf: (iso2: string) => string) => readonly string[]>
> = {
  // Shown as a picture.
  image_data: () => [],
  // Only names the uploads.
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

/** What a part holds, entry by entry, as it will be sent; what is empty is left out. */
export function reviewRows(
  part: Part,
  values: RegistrationForm,
  countryOf: (iso2: string) => string,
): readonly ReviewRow[] {
  return part.fields.flatMap((field) => {
    const lines = (SHOWN_AS[field]?.(values, countryOf) ?? [String(valueAt(values, field))])
      .map((line) => line.trim())
      .filter(Boolean);
    const label =
      field === 'documents.higestQualification'
        ? (values.documents.higestQualification?.name ?? '')
        : fieldLabel(field);
    return lines.length > 0 ? [{ field, label, lines }] : [];
  });
}
