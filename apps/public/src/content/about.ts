import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'About',
  eyebrow: 'The institute',
  lead: 'A not-for-profit professional membership institute for peace and conflict management in Nigeria.',
  sections: [
    {
      heading: 'The need',
      paragraphs: [
        'Communities, schools and workplaces meet conflict every day. The institute gives the people who meet it the training to manage it, and the public a way to know who has been trained.',
      ],
    },
    {
      heading: 'What we do',
      list: [
        'Admit members in seven categories, from Student to Corporate.',
        'Train for certificates, diplomas and postgraduate diplomas.',
        'Hold four examination diets a year and award certificates.',
        'Advise organisations and hold short courses of 2 to 5 days.',
        'Found peace clubs in schools and train the teachers who lead them.',
      ],
    },
  ],
  bankAccount: true,
};
