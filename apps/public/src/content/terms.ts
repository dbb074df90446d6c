import { LIMITS, PAYMENT_METHODS } from '@concord/contracts';
import { DIPLOMA_FORM_FEE, naira } from './fees';
import { REFUND_DAYS, REBATE_ABOVE_STAFF } from './figures';
import { RESIT_RULE } from './levels';
import { MAIL } from './links';
import type { PageContent } from './page-content';
import { joinList } from './text';

/** The form's choices include `Nil` and `Others`, which are no payment methods. */
const waysToPay = PAYMENT_METHODS.filter((method) => !['Nil', 'Others'].includes(method));

export const content: PageContent = {
  title: 'T&C',
  description: `Our terms of registration, training, examinations and certificates, and our refund policy. Ask within ${REFUND_DAYS} days, with your receipt.`,
  eyebrow: 'Terms and conditions',
  drawing: 'scales',
  lead: 'What you can expect of us, what we expect of you, and when you get money back.',
  contents: true,
  sections: [
    {
      heading: 'Refunds',
      id: 'refunds',
      paragraphs: [
        `Ask for a refund within ${REFUND_DAYS} days of paying, and send your receipt. What you get back depends on whether the training has started.`,
      ],
      table: {
        caption: 'What we pay back',
        columns: ['When you ask', 'What you get back'],
        rows: [
          ['Before the training starts', 'Everything you paid, minus the application fee'],
          ['After the training has started', '50 percent of what you paid'],
          [`More than ${REFUND_DAYS} days after paying, or without a receipt`, 'Nothing'],
        ],
      },
      subsections: [
        {
          heading: 'How to ask for a refund',
          id: 'refund-steps',
          steps: [
            {
              title: 'Write to us',
              text: ['Send a message to ', MAIL, ' with your name, your serial number and the reason.'],
            },
            {
              title: 'Attach the receipt',
              text: 'A readable photograph of the bank receipt or the transfer is enough.',
            },
            { title: 'Name your account', text: 'We pay money back to the account that it came from.' },
          ],
        },
        {
          heading: 'What we never pay back',
          id: 'not-refunded',
          list: [
            `The application form for diploma programmes (${naira(DIPLOMA_FORM_FEE)}).`,
            'Articles that you ordered and received, unless they are faulty.',
          ],
        },
      ],
      note: 'If we cancel a course or an examination and offer no other date, we pay back everything that you paid for it.',
    },
    {
      heading: 'Registration',
      id: 'registration',
      list: [
        `To register, you must be at least ${LIMITS.ageMin} years old and give true and complete details. If your documents are false, we cancel your registration without a refund.`,
        'A serial number is for one person and one registration. Do not pass it on, because with your e-mail address it opens your examinations.',
        'Registering is an application. You are a member once we have reviewed it and told you so.',
        'Do not register twice, or under the name of somebody else.',
      ],
    },
    {
      heading: 'Fees',
      id: 'fees',
      list: [
        [
          'You pay the fees shown on ',
          { text: 'Membership', to: '/member' },
          ' and ',
          { text: 'Certification', to: '/certification' },
          ' on the day you pay.',
        ],
        'Pay fees into our account and nowhere else. No member of staff takes cash.',
        `You can pay by ${joinList(waysToPay, 'or')}, or in another way. All payments go to the same account. For any way other than deposit, transfer or USSD, contact us for the details.`,
        [
          `We give a rebate to an organisation that sponsors more than ${REBATE_ABOVE_STAFF} of its staff. See `,
          { text: 'Consultancy', to: '/consultancy' },
          '.',
        ],
        'The annual subscription is due each year on the day of your induction.',
      ],
    },
    {
      heading: 'Training and examinations',
      id: 'examinations',
      list: [
        'Dates may change. We tell you at least two weeks beforehand, and you may then choose the next batch at no cost.',
        'Take an examination by yourself and within its time, without help from people, notes or programs. You see the rules before it starts.',
        `The pass mark of an examination is ${LIMITS.passPercent} percent.`,
        RESIT_RULE,
        'If you cheat in an examination, you lose its result. We hear you before we decide.',
      ],
    },
    {
      heading: 'Certificates',
      id: 'certificates',
      list: [
        'A certificate carries the name and course that it was issued for, and a number that anyone can check.',
        ['Check a certificate under ', { text: 'Certificate', to: '/certificate' }, '.'],
        'We revoke a certificate that was issued by mistake or obtained by deceit, and the check says so.',
      ],
    },
    {
      heading: 'This site',
      id: 'site',
      list: [
        'You may read, print and pass on these pages as they are. Do not use our name and mark as if you spoke for us.',
        'Do not try to see what is not yours, guess serial numbers, or overload the service.',
        'We may close the site for maintenance. We keep the saved answers of an examination in progress, and staff can add time that was lost on our side.',
      ],
    },
    {
      heading: 'Disputes and changes',
      shortHeading: 'Disputes',
      id: 'disputes',
      paragraphs: [
        [
          'If you are not satisfied, write to ',
          MAIL,
          ' first. A person who was not involved answers within 14 days. If that does not help, both sides try mediation before they go to court. The law of the Federal Republic of Nigeria applies.',
        ],
        'When these terms change, we publish the new ones on this page. Payments you have already made stay under the terms of the day you paid.',
      ],
    },
  ],
};
