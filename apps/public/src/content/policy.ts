import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Policy',
  eyebrow: 'Privacy',
  lead: 'What the institute keeps about applicants and members, and why.',
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'The details, photograph and documents that you give when you register, and the exams and certificates that follow from it. They are used to admit, train and examine you, and are open only to the staff who do so.',
      ],
    },
    { heading: 'For how long', paragraphs: ['Records are kept for at least five years.'] },
  ],
};
