import type { PageHead } from './page-content';

export const head: PageHead = {
  title: 'Certificate details',
  description: 'Enter your name, your course, the date and your serial number, and print your certificate.',
  eyebrow: 'Print your certificate',
  drawing: 'pen',
  lead: 'Enter your details exactly as they should appear on the certificate. Your serial number works only with your name and course.',
};
