import type { ContentStep } from './page-content';

/** Where the printed form of the offline registration lies; the build of the site makes it. */
export const NYSC_FORM_URL = '/documents/nysc-offline-registration-form.pdf';

/** The five steps of the offline registration, in order; the page tells them and the printed form repeats them. */
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
    text: "Pay into the institute's bank account and keep the receipt. Write the number of the receipt on the form.",
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
