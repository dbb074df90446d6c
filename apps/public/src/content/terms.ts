import { LIMITS, PAYMENT_METHODS } from '@concord/contracts';
import { DIPLOMA_FORM_FEE, naira } from './fees';
import { REFUND_DAYS, REBATE_ABOVE_STAFF } from './figures';
import { RESIT_RULE } from './levels';
import { MAIL } from './links';
import type { PageContent } from './page-content';
import { joinList } from './text';

/** `Nil` and `Others` name no way of paying. */
const waysToPay = PAYMENT_METHODS.filter((method) => !['Nil', 'Others'].includes(method));

export const content: PageContent = {
  title: 'T&C',
  description: `The terms of registration, training, examination and certificates, and the refund policy: ask within ${REFUND_DAYS} days, with your receipt.`,
  eyebrow: 'Terms and conditions',
  drawing: 'scales',
  lead: 'What you can expect of the institute, what it expects of you, and when money is paid back.',
  contents: true,
  sections: [
    {
      heading: 'Refunds',
      id: 'refunds',
      paragraphs: [
        `Ask within ${REFUND_DAYS} days of paying, and send your receipt. What you get back depends on whether the training has started.`,
      ],
      table: {
        caption: 'What is paid back',
        columns: ['When you ask', 'What you get back'],
        rows: [
          ['Before the training starts', 'All that you paid, minus the application fee'],
          ['After the training has started', '50 percent of what you paid'],
          [`More than ${REFUND_DAYS} days after paying, or without a receipt`, 'Nothing'],
        ],
      },
      subsections: [
        {
          heading: 'How to ask',
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
            { title: 'Name your account', text: 'Money is paid back to the account that it came from.' },
          ],
        },
        {
          heading: 'What is never paid back',
          id: 'not-refunded',
          list: [
            `The application form for diploma programmes, ${naira(DIPLOMA_FORM_FEE)}.`,
            'Articles that were ordered and handed over, unless they are faulty.',
          ],
        },
      ],
      note: 'If the institute itself cancels a course or an examination and offers no other date, you get back everything that you paid for it.',
    },
    {
      heading: 'Registration',
      id: 'registration',
      list: [
        `Whoever registers is at least ${LIMITS.ageMin} years old and gives true and complete details. A registration that rests on false papers is ended without a refund.`,
        'A serial number is for one person and one registration. Do not pass it on: together with your e-mail address it opens your examinations.',
        'Registering is an application. You are a member once the institute has reviewed it and told you so.',
        'Nobody registers twice, or under the name of somebody else.',
      ],
    },
    {
      heading: 'Fees',
      id: 'fees',
      list: [
        [
          'Fees are those shown on ',
          { text: 'Membership', to: '/member' },
          ' and ',
          { text: 'Certification', to: '/certification' },
          ' on the day you pay.',
        ],
        'They are paid into the account of the institute and nowhere else. No member of staff takes cash.',
        `The registration form asks how you paid: ${joinList(waysToPay, 'or')}, or in another way. Whichever it is, the money ends in that account. Before you pay in another way than by deposit, transfer or USSD, ask the institute for the details.`,
        [
          `An organisation that sponsors more than ${REBATE_ABOVE_STAFF} of its staff receives a rebate; see `,
          { text: 'Consultancy', to: '/consultancy' },
          '.',
        ],
        'The annual subscription falls due each year on the day of the induction.',
      ],
    },
    {
      heading: 'Training and examinations',
      id: 'examinations',
      list: [
        'Dates may move. The institute tells you at least two weeks beforehand, and you may then choose the next batch at no cost.',
        'You take an examination alone, within its time, without help from people, notes or programs. The rules of the examination are shown before it starts.',
        `An examination is passed with ${LIMITS.passPercent} percent.`,
        RESIT_RULE,
        'Who deceives in an examination loses its result. Before that is decided, you are heard.',
      ],
    },
    {
      heading: 'Certificates',
      id: 'certificates',
      list: [
        'A certificate carries the name and course that it was issued for, and a number by which anyone can check it.',
        ['Check a certificate under ', { text: 'Certificate', to: '/certificate' }, '.'],
        'A certificate that was issued by mistake or obtained by deceit is revoked, and the check says so.',
      ],
    },
    {
      heading: 'This site',
      id: 'site',
      list: [
        'You may read, print and pass on these pages as they are. The name and the mark of the institute are not to be used as if you spoke for it.',
        'Do not try to see what is not yours, to guess serial numbers, or to overload the service.',
        'The site may be closed for maintenance. An examination that is open then is not lost: the answers that were saved are kept, and staff can add time that was lost on our side.',
      ],
    },
    {
      heading: 'Disputes and changes',
      shortHeading: 'Disputes',
      id: 'disputes',
      paragraphs: [
        [
          'If you are not content, write to ',
          MAIL,
          ' first. A person who was not involved answers within fourteen days. If that does not help, both sides try mediation before they go to court. The law of the Federal Republic of Nigeria applies.',
        ],
        'When these terms change, the new ones stand on this page. For what you have already paid, the terms of that day remain.',
      ],
    },
  ],
};
