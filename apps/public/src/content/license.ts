import { LEVELS } from './levels';
import type { PageContent } from './page-content';
import { joinList } from './text';

const holders = LEVELS.filter(({ level }) => ['Associate', 'Full', 'Senior', 'Fellow'].includes(level)).map(
  ({ level }) => level,
);

export const content: PageContent = {
  title: 'License',
  description:
    'The practitioner licence for mediators and peacebuilders: what it gives you, who may apply, the rules of conduct, and how to pay for it.',
  eyebrow: 'The practitioner licence',
  drawing: 'shield',
  lead: 'A licence tells clients, courts and employers that you are a member in good standing. A panel of practitioners has approved you, and you follow rules of conduct.',
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
          title: 'A professional title',
          text: 'You may call yourself a licensed practitioner of the institute on your card, your door and your reports.',
        },
        {
          title: 'A number that clients can check',
          text: 'Your licence has a number. Clients can ask us whether it is in force before they engage you.',
        },
        {
          title: 'Recommendations',
          text: 'When an organisation asks us for a mediator, trainer or adviser, we name licensed practitioners in its state.',
        },
        {
          title: 'A seat among examiners',
          text: 'We choose trainers, project supervisors and examiners from licensed practitioners.',
        },
        {
          title: 'Advice from colleagues',
          text: 'In a difficult case, you can ask experienced colleagues for advice without naming anyone.',
        },
        {
          title: 'Continued learning',
          text: 'Licensed practitioners meet once a year to compare cases, and hear about new courses first.',
        },
      ],
    },
    {
      heading: 'Who may apply',
      id: 'who',
      paragraphs: [
        `You can apply if you are an ${joinList(holders, 'or')} member. Student and Affiliate members can apply once they have moved up.`,
      ],
      list: [
        'You have been inducted, and your annual subscription is paid.',
        'You have passed the examination of your level or were admitted by an executive route.',
        'Two people who know your work in peace or conflict management recommend you.',
        'You have signed the rules of conduct below.',
      ],
    },
    {
      heading: 'What you agree to',
      shortHeading: 'Rules of conduct',
      id: 'conduct',
      list: [
        'Take a case only if you can be fair to every side, and leave it when you no longer can.',
        'Before you start, say what you will do, what it costs and what you will not do.',
        'Keep what you are told confidential, unless a life is in danger or the law requires you to speak.',
        'Let the people concerned decide. Never press anyone into an agreement.',
        'Write short notes of each case, and keep them safe.',
        'Answer to the institute if someone complains about your work.',
      ],
      note: 'We can suspend or withdraw the licence of a member who breaks these rules. We hear the member first.',
    },
    {
      heading: 'How to apply',
      id: 'apply',
      steps: [
        {
          title: 'Ask for the form',
          text: [
            'Write to us or call one of ',
            { text: 'our numbers', to: '/contact' },
            '. We tell you the fee for your level.',
          ],
        },
        {
          title: 'Pay the fee',
          text: 'Pay only into the account at the end of this page. Keep the receipt.',
        },
        {
          title: 'Send form, receipt and references',
          text: 'Add a copy of your certificate of membership and a passport photograph.',
        },
        {
          title: 'Meet the panel',
          text: 'Two practitioners talk with you about one of your cases for about an hour.',
        },
        {
          title: 'Receive the licence',
          text: 'We issue the licence with its number. You renew it each year with your subscription.',
        },
      ],
    },
  ],
  bankAccount: true,
};
