import { RECORD_YEARS, REFUND_DAYS } from './figures';
import { MAIL } from './links';
import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Money-laundry',
  description: `Our anti-money-laundering policy: how we take, check and record payments, and why we keep records for at least ${RECORD_YEARS} years.`,
  eyebrow: 'Anti-money-laundering policy',
  drawing: 'coin',
  lead: 'We take no part in a transaction that hides where money comes from or where it goes.',
  contents: true,
  sections: [
    {
      heading: 'What this is about',
      shortHeading: 'Purpose',
      id: 'purpose',
      paragraphs: [
        'Money laundering makes money from crime look as if it had been earned. Criminals can misuse an institute that takes fees and gives refunds. Somebody may pay too much and ask for the rest back, or pay for many people who do not exist. This policy says how we prevent that. It binds staff, coordinators, trainers and everyone who acts for us.',
      ],
    },
    {
      heading: 'How payments are taken',
      shortHeading: 'Payments',
      id: 'payments',
      list: [
        [
          'All fees go to our one account, whatever the ',
          { text: 'way of paying', to: '/t&c#fees' },
          '. Nobody may take cash or name another account.',
        ],
        'We record every payment for one applicant or one organisation, by name and serial number.',
        'Somebody else, such as a parent or an employer, may pay for you. Tell us who is paying.',
        'We do not accept an amount above the fee as a deposit. We send it back to the account that it came from.',
        [
          'Refunds follow the ',
          { text: 'refund policy', to: '/t&c#refunds' },
          `. You ask for them within ${REFUND_DAYS} days, with the receipt, and we send them only to the account that paid.`,
        ],
      ],
    },
    {
      heading: 'Knowing who we deal with',
      shortHeading: 'Identity',
      id: 'identity',
      list: [
        'Applicants give their name and a photograph. We also ask for their date of birth, place of work, and a copy of their result or certificate.',
        'Corporate members tell us their registered name, how long they have operated, and who may act for them.',
        'Donors and partners in projects tell us who they are and where the money comes from before we agree to anything.',
        'We do not deal with anyone who refuses this, or who acts for an unnamed person.',
      ],
    },
    {
      heading: 'Signs we look for',
      shortHeading: 'Warning signs',
      id: 'signs',
      list: [
        'Paying too much and then asking for the difference, especially to another account.',
        'Many registrations paid by one person who cannot say who the applicants are.',
        'Papers that do not match, or an applicant who avoids every question.',
        'A donation on condition that part of it is passed on.',
        'Pressure to book, pay out or sign at once.',
      ],
    },
    {
      heading: 'What we do about a suspicion',
      shortHeading: 'Reporting',
      id: 'reporting',
      steps: [
        { title: 'Stop', text: 'We neither use the payment nor pay it back until we have checked it.' },
        {
          title: 'Tell one person',
          text: 'On the same day, staff tell the compliance officer in writing, and nobody else.',
        },
        {
          title: 'Check',
          text: 'The officer decides whether there is an innocent explanation and records the reason.',
        },
        {
          title: 'Report',
          text: 'If the suspicion remains, the officer reports it to the authorities as Nigerian law requires. We do not warn the person concerned.',
        },
      ],
      note: 'If you report in good faith, you will not suffer for it, even if the suspicion turns out to be wrong.',
    },
    {
      heading: 'Records',
      id: 'records',
      paragraphs: [
        [
          `For at least ${RECORD_YEARS} years, we keep records of payments, of who made them and of our checks. Every transaction can be followed from start to end. The `,
          { text: 'privacy policy', to: '/policy' },
          ' says who may see the records.',
        ],
      ],
    },
    {
      heading: 'Training and review',
      shortHeading: 'Review',
      id: 'review',
      paragraphs: [
        'We train everyone who handles money or registrations in this policy when they start, and once a year. The compliance officer reviews the policy each year and after every report.',
        [
          'Have you seen something suspicious? Write to ',
          MAIL,
          ' with the word “Compliance” in the subject. You do not have to give your name.',
        ],
      ],
    },
  ],
};
