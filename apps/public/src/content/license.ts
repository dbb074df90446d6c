import { LEVELS } from './levels';
import type { PageContent } from './page-content';
import { joinList } from './text';

const holders = LEVELS.filter(({ level }) => ['Associate', 'Full', 'Senior', 'Fellow'].includes(level)).map(
  ({ level }) => level,
);

export const content: PageContent = {
  title: 'License',
  description:
    'The practitioner licence for mediators and peacebuilders: what it gives its holder, who may apply, what it binds to, and how to pay for it.',
  eyebrow: 'The practitioner licence',
  drawing: 'shield',
  lead: 'A licence tells clients, courts and employers that its holder is a member in good standing, has satisfied a panel of practitioners, and is bound by rules of conduct.',
  actions: [
    { label: 'Ask about the licence', to: '/contact' },
    { label: 'Become a member first', to: '/member' },
  ],
  sections: [
    {
      heading: 'What it gives you',
      id: 'benefits',
      wide: true,
      cards: [
        {
          title: 'The right to the name',
          text: 'You may call yourself a licensed practitioner of the institute on your card, your door and your reports.',
        },
        {
          title: 'A number that can be checked',
          text: 'Your licence carries a number. Whoever thinks of engaging you can ask the institute whether it is in force.',
        },
        {
          title: 'Recommendation',
          text: 'Organisations that ask the institute for a mediator, trainer or adviser are given the names of licensed practitioners in their state.',
        },
        {
          title: 'A seat among examiners',
          text: 'Trainers, supervisors of projects and examiners are chosen from those who hold a licence.',
        },
        {
          title: 'Somebody to ask',
          text: 'In a difficult case you can lay the matter, without names, before experienced colleagues.',
        },
        {
          title: 'Learning that goes on',
          text: 'Licensed practitioners meet once a year to compare cases and are told first of new courses.',
        },
      ],
    },
    {
      heading: 'Who may apply',
      id: 'who',
      paragraphs: [
        `Members from Associate upwards: ${joinList(holders)}. Student and Affiliate members apply once they have risen.`,
      ],
      list: [
        'You have been inducted, and your annual subscription is paid.',
        'You have passed the examination of your level, or were admitted by an executive route.',
        'Two people who know your work in peace or conflict management speak for you.',
        'You have signed the rules of conduct below.',
      ],
    },
    {
      heading: 'What it binds you to',
      shortHeading: 'Rules of conduct',
      id: 'conduct',
      list: [
        'Take a case only if you can be fair to every side, and leave it when you no longer can.',
        'Say before you begin what you will do, what it costs and what you will not do.',
        'Keep to yourself what you are told, unless a life is in danger or the law compels you.',
        'Let those concerned decide: nobody is pressed into an agreement.',
        'Keep short notes of each case, and keep them safe.',
        'Answer to the institute when somebody complains about your work.',
      ],
      note: 'A licence can be suspended or withdrawn when these rules are broken. The holder is heard first.',
    },
    {
      heading: 'How to apply',
      id: 'apply',
      steps: [
        {
          title: 'Ask for the form',
          text: [
            'Write to the institute or call one of the ',
            { text: 'numbers', to: '/contact' },
            '. You are told the fee that applies to your level.',
          ],
        },
        {
          title: 'Pay the fee',
          text: 'Pay into the account at the end of this page, and into no other. Keep the receipt.',
        },
        {
          title: 'Send form, receipt and references',
          text: 'Together with a copy of your certificate of membership and a passport photograph.',
        },
        {
          title: 'Meet the panel',
          text: 'Two practitioners talk with you about a case of your own, for about an hour.',
        },
        {
          title: 'Receive the licence',
          text: 'It is issued with its number and renewed each year with your subscription.',
        },
      ],
    },
  ],
  bankAccount: true,
};
