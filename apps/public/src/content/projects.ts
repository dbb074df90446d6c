import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Projects',
  eyebrow: 'Projects and research works',
  lead: 'Peace clubs in schools, and research by members in groups of 2 to 5.',
  sections: [
    {
      heading: 'Peace clubs',
      paragraphs: [
        'From 2022 to 2028 the institute aims to found 50,000 peace clubs and train 100,000 teachers, with at least 200 clubs and 400 teachers a year.',
      ],
    },
  ],
};
