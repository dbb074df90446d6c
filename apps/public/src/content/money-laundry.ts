import { RECORD_YEARS, REFUND_DAYS } from './figures';
import { MAIL } from './links';
import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Money-laundry',
  description: `The anti-money-laundering policy of the institute: how payments are taken, checked and recorded, and why records are kept at least ${RECORD_YEARS} years.`,
  eyebrow: 'Anti-money-laundering policy',
  drawing: 'coin',
  lead: 'The institute takes part in no transaction that hides where money comes from or where it goes.',
  contents: true,
  sections: [
    {
      heading: 'What this is about',
      shortHeading: 'Purpose',
      id: 'purpose',
      paragraphs: [
        'Money laundering makes money from crime look as if it had been earned. An institute that takes fees and gives refunds can be misused for it: somebody pays too much and asks for the rest back, or pays for many people who do not exist. This policy says how we prevent that. It binds staff, coordinators, trainers and everyone who acts for the institute.',
      ],
    },
    {
      heading: 'How payments are taken',
      shortHeading: 'Payments',
      id: 'payments',
      list: [
        [
          'Fees end in the one account of the institute, whichever of the ',
          { text: 'ways of paying', to: '/t&c#fees' },
          ' is used. Nobody may take cash or name another account.',
        ],
        'Every payment belongs to one applicant or one organisation, by name and serial number.',
        'A payment by somebody else, such as a parent or an employer, is welcome when that person is named.',
        'An amount above the fee is not accepted as a deposit. It goes back to the account that it came from.',
        [
          'Refunds follow the ',
          { text: 'refund policy', to: '/t&c#refunds' },
          `: they are asked for within ${REFUND_DAYS} days, with the receipt, and go only to the account that paid.`,
        ],
      ],
    },
    {
      heading: 'Knowing whom we deal with',
      shortHeading: 'Identity',
      id: 'identity',
      list: [
        'Applicants give their name and a photograph, and are asked for their date of birth, their place of work and a copy of their result or certificate.',
        'Corporate members are asked for their registered name, how long they have operated, and who may act for them.',
        'Donors and partners in projects are asked who they are and where the money comes from before anything is agreed.',
        'We do not deal with anyone who refuses this, or who acts for somebody unnamed.',
      ],
    },
    {
      heading: 'Signs that we look for',
      shortHeading: 'Warning signs',
      id: 'signs',
      list: [
        'Paying too much, then asking for the difference, above all to another account.',
        'Many registrations paid by one person who cannot say who the applicants are.',
        'Papers that do not fit together, or an applicant who avoids every question.',
        'A donation with the condition that part of it is passed on.',
        'Hurry: pressure to book, pay out or sign at once.',
      ],
    },
    {
      heading: 'What we do then',
      shortHeading: 'Reporting',
      id: 'reporting',
      steps: [
        { title: 'Stop', text: 'The payment is neither used nor paid back until it has been looked at.' },
        {
          title: 'Tell one person',
          text: 'Staff tell the compliance officer the same day, in writing, and nobody else.',
        },
        {
          title: 'Look at it',
          text: 'The officer decides whether there is an innocent explanation and writes down why.',
        },
        {
          title: 'Report',
          text: 'What remains suspicious is reported to the authorities as Nigerian law asks. The person concerned is not warned.',
        },
      ],
      note: 'Nobody who reports in good faith suffers for it, even if the suspicion turns out to be wrong.',
    },
    {
      heading: 'Records',
      id: 'records',
      paragraphs: [
        [
          `Records of payments, of who made them and of what was checked are kept for at least ${RECORD_YEARS} years, so that a transaction can be followed from beginning to end. Who may see them is said in the `,
          { text: 'privacy policy', to: '/policy' },
          '.',
        ],
      ],
    },
    {
      heading: 'Training and review',
      shortHeading: 'Review',
      id: 'review',
      paragraphs: [
        'Everyone who handles money or registrations is trained in this policy when they begin, and once a year. The compliance officer reviews it each year and after every report.',
        [
          'Have you seen something that should not be? Write to ',
          MAIL,
          ' with the word “Compliance” in the subject. You need not give your name.',
        ],
      ],
    },
  ],
};
