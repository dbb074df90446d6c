import type { FieldPath } from '@concord/ui/forms';
import type { RegistrationForm } from './registration-form';

export type FormField = FieldPath<RegistrationForm>;

/** A form's value by the path of its field. */
export const valueAt = (values: RegistrationForm, field: FormField): unknown =>
  field.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], values);

/** One part of the form, as the progress list and the headings name it. */
export interface Part {
  readonly id: 'personal' | 'employment' | 'membership' | 'documents' | 'payment' | 'review';
  readonly name: string;
  readonly title: string;
  readonly fields: readonly FormField[];
  /** The fields that make the part complete. */
  readonly main: readonly FormField[];
}

export type PartId = Part['id'];

/** The parts of the form in their order. */
export const PARTS: readonly Part[] = [
  {
    id: 'personal',
    name: 'Personal',
    title: 'Personal Details',
    fields: [
      'image_data',
      'title',
      'surname',
      'firstName',
      'middleName',
      'gender',
      'dob',
      'email',
      'phoneNumber',
      'eduQualification',
      'country',
      'state',
    ],
    main: ['image_data', 'surname', 'firstName', 'email'],
  },
  {
    id: 'employment',
    name: 'Employment',
    title: 'Current Employment Details',
    fields: [
      'currentEmploymet.organization',
      'currentEmploymet.startDate',
      'currentEmploymet.position',
      'currentEmploymet.yearsExperience',
      'currentEmploymet.location',
    ],
    main: ['currentEmploymet.organization', 'currentEmploymet.position'],
  },
  {
    id: 'membership',
    name: 'Membership',
    title: 'Membership',
    fields: ['membershipCadre', 'membershipRoute', 'applicationFee', 'paymentMethods', 'academicPrograms'],
    main: ['membershipCadre', 'membershipRoute'],
  },
  {
    id: 'documents',
    name: 'Documents',
    title: 'Documents',
    fields: ['documentType', 'documents.higestQualification', 'documents.jamb'],
    main: ['documentType', 'documents.higestQualification'],
  },
  {
    id: 'payment',
    name: 'Payment',
    title: 'Payment Details',
    fields: ['serialNumber'],
    main: ['serialNumber'],
  },
  { id: 'review', name: 'Review', title: 'Review', fields: [], main: [] },
];

export const partOf = (id: PartId): Part => PARTS.find((part) => part.id === id) as Part;

/** The parts with fields, in their order. */
export const FILLED_PARTS = PARTS.filter(({ id }) => id !== 'review');

const sectionId = (id: PartId) => `part-${id}`;
const headingId = (id: PartId) => `part-${id}-title`;

/** The ids of a part's section and of its heading on the page. */
export const partIds = (id: PartId) => ({ section: sectionId(id), heading: headingId(id) });

/** Scrolls to the heading of a part and focuses it. */
export function goToPart(id: PartId) {
  const heading = document.getElementById(headingId(id));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
