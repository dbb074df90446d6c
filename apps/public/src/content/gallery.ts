import type { PageHead } from './page-content';

export const head: PageHead = {
  title: 'Gallery',
  description:
    'Pictures of our work: training weeks, peace clubs in schools, mediation courses, inductions and field visits.',
  eyebrow: 'Seen at work',
  drawing: 'pictures',
  lead: 'Sample pictures of our work. Photographs will follow.',
};
