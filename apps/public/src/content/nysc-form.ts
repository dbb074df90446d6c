import type { ContentStep } from './page-content';

/**
 * The offline registration of corps members, as the page tells it and as the printed form repeats it. Nothing is
 * imported here but types, so that the program that makes the form can read it by itself.
 */
export const NYSC_FORM_URL = '/documents/nysc-offline-registration-form.pdf';

/** The five steps, in order. */
export const NYSC_STEPS: readonly ContentStep[] = [
  {
    title: 'Get the form',
    text: 'Download the offline registration form and print it, or ask for a copy at any office of the institute.',
  },
  {
    title: 'Fill it in',
    text: 'Write in block letters with a pen. Give your call-up number and state code as they stand on your NYSC documents.',
  },
  {
    title: 'Pay the form fee',
    text: "Pay into the institute's bank account, or at an office, and keep the receipt. Write the number of the receipt on the form.",
  },
  {
    title: 'Attach your papers',
    text: 'One passport photograph, a copy of your call-up letter, a copy of your highest result, and the receipt.',
  },
  {
    title: 'Hand it in',
    text: 'Take the form to the nearest office or give it to the coordinator of your state. You receive your serial number and the date of your training.',
  },
];

/** A line of the printed form: what is asked, and how much of a row it takes. */
export interface FormField {
  readonly label: string;
  readonly width: 'full' | 'half' | 'third';
  /** Boxes to tick instead of a line. */
  readonly choices?: readonly string[];
}

export interface FormPart {
  readonly heading: string;
  readonly fields: readonly FormField[];
}

/** What the printed form asks. */
export const NYSC_FORM_PARTS: readonly FormPart[] = [
  {
    heading: 'Personal details',
    fields: [
      { label: 'Surname', width: 'third' },
      { label: 'First name', width: 'third' },
      { label: 'Middle name', width: 'third' },
      { label: 'Gender', width: 'half', choices: ['Male', 'Female', 'other'] },
      { label: 'Date of birth (dd/MM/yyyy)', width: 'half' },
      { label: 'E-mail', width: 'half' },
      { label: 'Mobile number', width: 'half' },
      { label: 'State of origin', width: 'half' },
      { label: 'Home address', width: 'half' },
    ],
  },
  {
    heading: 'Education',
    fields: [
      { label: 'Highest qualification', width: 'half' },
      { label: 'Course of study', width: 'half' },
      { label: 'University or college', width: 'half' },
      { label: 'Year of graduation', width: 'half' },
    ],
  },
  {
    heading: 'National service',
    fields: [
      { label: 'NYSC call-up number', width: 'half' },
      { label: 'State code', width: 'half' },
      { label: 'State of deployment', width: 'half' },
      { label: 'Place of primary assignment', width: 'half' },
      { label: 'Start of service (dd/MM/yyyy)', width: 'half' },
      { label: 'End of service (dd/MM/yyyy)', width: 'half' },
    ],
  },
  {
    heading: 'Payment',
    fields: [
      { label: 'Amount paid', width: 'third' },
      { label: 'Number of the receipt', width: 'third' },
      { label: 'Date of payment (dd/MM/yyyy)', width: 'third' },
    ],
  },
  {
    heading: 'Declaration',
    fields: [
      { label: 'I declare that what I have written is true. Signature', width: 'half' },
      { label: 'Date (dd/MM/yyyy)', width: 'half' },
    ],
  },
  {
    heading: 'For the office',
    fields: [
      { label: 'Received by', width: 'third' },
      { label: 'Date (dd/MM/yyyy)', width: 'third' },
      { label: 'Serial number given', width: 'third' },
    ],
  },
];
