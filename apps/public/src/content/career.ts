import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Career',
  lead: 'Volunteer and career openings for members of the institute, by level of membership.',
  actions: [{ label: 'See the membership levels', to: '/member' }],
  sections: [
    {
      heading: 'Who may apply',
      paragraphs: [
        'Openings are offered to members in good standing: volunteer work from Student membership up, career openings by the level that each asks for.',
      ],
    },
  ],
};
