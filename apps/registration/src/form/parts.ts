import {
  APPLICATION_FEES,
  GENDERS,
  latestBirthDate,
  latestToday,
  MEMBERSHIP_CADRES,
  MEMBERSHIP_ROUTES,
  PAYMENT_METHODS,
  QUALIFICATIONS,
  TITLES,
  YEARS_EXPERIENCE,
} from '@concord/contracts';
import type { FieldPath, FormTextFieldProps } from '@concord/ui/forms';
import type { RegistrationForm } from './registration-form';

export type FormField = FieldPath<RegistrationForm>;

/** A form value by its field's path. */
export const valueAt = (values: RegistrationForm, field: FormField): unknown =>
  field.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], values);

type InputProps = 'type' | 'required' | 'autoComplete' | 'multiline' | 'minRows' | 'className';

/** A field of the form, as used by its input, the review and the draft. */
export interface Field extends Pick<FormTextFieldProps<RegistrationForm>, InputProps> {
  readonly name: FormField;
  readonly label: string;
  /** True if the part is complete only once this field is filled. */
  readonly isMain?: true;
  /** Choices of a select. */
  readonly options?: readonly string[];
  /** Latest allowed date. */
  readonly latest?: () => string;
  readonly openTo?: 'year';
}

/** A part of the form, as in the progress list and the headings. */
export interface Part {
  readonly id: 'personal' | 'employment' | 'membership' | 'documents' | 'payment' | 'review';
  readonly name: string;
  readonly title: string;
  /** Introduction below the title. */
  readonly lead: string;
  readonly fields: readonly Field[];
}

export type PartId = Part['id'];

/** Parts of the form with their fields, in order. */
export const PARTS: readonly Part[] = [
  {
    id: 'personal',
    name: 'Personal',
    title: 'Personal Details',
    lead: 'Enter your details exactly as they appear on your documents. Your certificate will show this name.',
    fields: [
      { name: 'image_data', label: 'Passport picture', isMain: true },
      { name: 'title', label: 'Title', options: TITLES },
      { name: 'surname', label: 'Surname', isMain: true, required: true, autoComplete: 'family-name' },
      { name: 'firstName', label: 'Firstname', isMain: true, required: true, autoComplete: 'given-name' },
      { name: 'middleName', label: 'Middle Name', autoComplete: 'additional-name' },
      { name: 'gender', label: 'Gender', options: GENDERS },
      { name: 'dob', label: 'Date of Birth', latest: latestBirthDate, openTo: 'year' },
      { name: 'email', label: 'Email', isMain: true, type: 'email', required: true, autoComplete: 'email' },
      { name: 'phoneNumber', label: 'Mobile Number' },
      { name: 'eduQualification', label: 'Highest Qualification', options: QUALIFICATIONS },
      { name: 'country', label: 'Country' },
      { name: 'state', label: 'State/Province' },
    ],
  },
  {
    id: 'employment',
    name: 'Employment',
    title: 'Current Employment Details',
    lead: 'Skip this part if you are not employed right now.',
    fields: [
      {
        name: 'currentEmploymet.organization',
        label: 'Organisation',
        isMain: true,
        autoComplete: 'organization',
      },
      { name: 'currentEmploymet.startDate', label: 'Date Joined', latest: latestToday },
      {
        name: 'currentEmploymet.position',
        label: 'Position',
        isMain: true,
        autoComplete: 'organization-title',
      },
      {
        name: 'currentEmploymet.yearsExperience',
        label: 'Years of Career Experience',
        options: YEARS_EXPERIENCE,
      },
      {
        name: 'currentEmploymet.location',
        label: 'Location',
        multiline: true,
        minRows: 3,
        className: 'whole-row',
      },
    ],
  },
  {
    id: 'membership',
    name: 'Membership',
    title: 'Membership',
    lead: 'Choose your membership cadre and route, and the programmes you want to take.',
    fields: [
      { name: 'membershipCadre', label: 'Membership Cadre', isMain: true, options: MEMBERSHIP_CADRES },
      { name: 'membershipRoute', label: 'Membership Route', isMain: true, options: MEMBERSHIP_ROUTES },
      { name: 'applicationFee', label: 'Application Fee', options: APPLICATION_FEES },
      { name: 'paymentMethods', label: 'Payment Method', options: PAYMENT_METHODS },
      { name: 'academicPrograms', label: 'Academic programmes' },
    ],
  },
  {
    id: 'documents',
    name: 'Documents',
    title: 'Documents',
    lead: 'Upload the certificate or result of your highest qualification.',
    fields: [
      { name: 'documentType', label: 'Document Type', isMain: true, options: QUALIFICATIONS },
      { name: 'documents.higestQualification', label: 'Document', isMain: true },
      { name: 'documents.jamb', label: 'Jamb Result' },
    ],
  },
  {
    id: 'payment',
    name: 'Payment',
    title: 'Payment Details',
    lead: 'Pay the application fee into this account, whichever payment method you choose. Then ask for your serial number.',
    fields: [{ name: 'serialNumber', label: 'Serial Number', isMain: true }],
  },
  {
    id: 'review',
    name: 'Review',
    title: 'Review',
    lead: 'Check your entries before you register. They will be sent exactly as shown here.',
    fields: [],
  },
];

export const partOf = (id: PartId): Part => PARTS.find((part) => part.id === id) as Part;

/** Parts that have fields. */
export const FILLED_PARTS = PARTS.filter(({ id }) => id !== 'review');

/** Ids of a part's section and heading. */
export const partIds = (id: PartId) => ({ section: `part-${id}`, heading: `part-${id}-title` });

/** Scrolls to a part's heading and focuses it. */
export function goToPart(id: PartId) {
  const heading = document.getElementById(partIds(id).heading);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
