import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Examination',
  lead: 'Training and examinations are held in four diets a year, with a calendar of their own for diplomas and postgraduate diplomas.',
  actions: [{ label: 'Take an Exam', to: '/start-exam' }],
  sections: [
    {
      heading: 'Before you start',
      list: [
        'Have the e-mail address and the serial number that you registered with.',
        'Each exam runs against a clock and is submitted for you when the time is over.',
        'Your answers are kept as you give them, so a lost connection does not lose them.',
      ],
    },
    {
      heading: 'Passing',
      paragraphs: [
        'An exam is passed with 50 percent. Associates who fail three attempts in a row pay an extra 20% of the total initial fee for the level and carry over to the next batch.',
      ],
    },
  ],
};
