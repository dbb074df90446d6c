import type { ContentStep } from './page-content';

/** Where the printed form of the offline registration lies; the build of the site makes it. */
export const NYSC_FORM_URL = '/documents/nysc-offline-registration-form.pdf';

/** The five steps of the offline registration, in order; the page tells them and the printed form repeats them. */
export const NYSC_STEPS: readonly ContentStep[] = [
  {
    title: 'Get the form',
    text: 'Download and print the offline registration form, or ask for a copy at any of our offices.',
  },
  {
    title: 'Fill it in',
    text: 'Write in block letters with a pen. Give your call-up number and state code as they appear on your NYSC documents.',
  },
  {
    title: 'Pay the form fee',
    text: 'Pay into our bank account and keep the receipt. Write the number of the receipt on the form.',
  },
  {
    title: 'Attach your papers',
    text: 'Add a passport photograph, a copy of your call-up letter, a copy of your highest result, and the receipt.',
  },
  {
    title: 'Hand it in',
    text: 'Take the form to the nearest office or give it to your state coordinator. You receive your serial number and the date of your training.',
  },
];
