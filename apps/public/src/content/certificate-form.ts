import type { PageHead } from './page-content';

export const head: PageHead = {
  title: 'Certificate details',
  description:
    'Give your name, your course, the date and the serial number of your certificate, and print the certificate.',
  eyebrow: 'Print your certificate',
  drawing: 'pen',
  lead: 'Give the details as they shall stand on the certificate. The serial number was made for your name and course by the institute.',
};
