import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Certificate',
  lead: 'Certificates are printed with a serial number that the institute makes for one student and one course.',
  actions: [{ label: 'Contact the institute', to: '/contact' }],
  sections: [
    {
      heading: 'What you need',
      list: [
        'Your name as it shall stand on the certificate, 28 characters at most.',
        'The course that you completed.',
        'The serial number of your certificate.',
      ],
    },
  ],
};
