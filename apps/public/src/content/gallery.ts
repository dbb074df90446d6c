import type { PageHead } from './page-content';

export const head: PageHead = {
  title: 'Gallery',
  description:
    "Pictures of the institute's work: training weeks, peace clubs in schools, mediation courses, inductions and field visits.",
  eyebrow: 'Seen at work',
  drawing: 'pictures',
  lead: "The institute's work in pictures: training weeks, school clubs, inductions and field visits.",
};
