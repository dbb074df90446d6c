import { LIMITS } from '@concord/contracts';
import { RECORD_YEARS } from './figures';
import { MAIL } from './links';
import type { PageContent } from './page-content';

const atLeast = `At least ${RECORD_YEARS} years`;

export const content: PageContent = {
  title: 'Policy',
  description: `The privacy policy: what the institute keeps about applicants and members, why, for how long, what stays on your device, and your rights.`,
  eyebrow: 'Privacy policy',
  drawing: 'lock',
  lead: 'What the institute keeps about applicants, candidates and members, why it does so, and what you can ask of it.',
  contents: true,
  sections: [
    {
      heading: 'In short',
      id: 'short',
      list: [
        'You can read this whole site without telling us who you are.',
        'We keep what you give us to register, and what follows from it: examinations, results, certificates.',
        'This site has no advertising and no tracking. It sets no cookies for visitors, applicants or candidates, and it loads nothing from other companies.',
        'What you type into the registration form stays on your device until you send it.',
        'We sell nothing about you and pass nothing on without a reason that you find on this page.',
      ],
    },
    {
      heading: 'What we keep, and why',
      shortHeading: 'What we keep',
      id: 'records',
      wide: true,
      table: {
        caption: 'What the institute keeps, what for, and for how long',
        columns: ['What', 'What for', 'For how long'],
        rows: [
          [
            'Name, title, gender, date of birth, photograph',
            'To know who is admitted and examined, and to print forms and certificates',
            atLeast,
          ],
          [
            'E-mail address and phone number',
            'To answer you, to tell you of your admission, and as half of your way into examinations',
            atLeast,
          ],
          [
            'Country, state, qualification, employment',
            'To decide on the level and the route of membership',
            atLeast,
          ],
          ['Documents that you upload', 'To check the qualification that you name', atLeast],
          [
            'Serial number, programme, fees and payment method',
            'To tie a payment to a person and to answer for what was paid',
            atLeast,
          ],
          [
            'Answers and times of your examinations, and the results',
            'To grade, to settle complaints and to issue certificates',
            atLeast,
          ],
          ['Certificates', 'So that they can be verified', 'As long as the certificate is to be verified'],
          ['Messages sent to you by e-mail', 'To know that you were told', `${LIMITS.mailDays} days`],
          ['What staff did with your records, and when', 'To answer for it', `${RECORD_YEARS} years`],
        ],
      },
      note: `Records of membership and payment are kept for at least ${RECORD_YEARS} years because the institute has to answer for them for so long. After that, you may ask for them to be deleted.`,
    },
    {
      heading: 'Who sees it',
      id: 'who',
      list: [
        'Staff of the institute who admit, examine and answer you. Each has an account of their own, and accounts that have not been approved see nothing.',
        'You yourself: your examinations open with your e-mail address and serial number together.',
        [
          'Anyone who looks up the number of a certificate sees whether it is valid, the name, the course and the date, and nothing else. ',
          { text: 'See what is shown', to: '/certificate' },
          '.',
        ],
        'Academic partners, for the programmes that you take with them, and no more than they need to enrol you.',
        'Authorities, when the law obliges us.',
      ],
    },
    {
      heading: 'What stays on your device',
      shortHeading: 'Your device',
      id: 'device',
      wide: true,
      paragraphs: [
        'The site sets no cookies, but for one by which the browser of a member of staff is known when they sign in again. It uses the storage of your browser for the following and for nothing else. None of it is used to follow you, and you can delete all of it in the settings of your browser.',
      ],
      table: {
        caption: 'What this site stores in your browser',
        columns: ['What', 'What for', 'Until when'],
        rows: [
          [
            'A registration form that you have begun, with its pictures',
            'So that you can stop and come back, also without a network',
            `${LIMITS.draftDays} days after the last change, or until you register, reset the form or delete it`,
          ],
          [
            'An examination that is open: your access, the questions and your answers',
            'So that a lost connection or a reload loses nothing',
            'Until it is handed in and closed, and at the latest when the next person signs in',
          ],
          [
            'Size of text and keyboard shortcuts in examinations',
            'To show the next examination as you like it',
            'Until you change it',
          ],
          [
            'Light or dark colours, when you choose them',
            'To show the site as you like it',
            'Until you follow the system again',
          ],
          [
            'The session of staff who have signed in',
            'To stay signed in',
            `Until they log out; it opens nothing after ${LIMITS.staffSignInHours} hours`,
          ],
          [
            'Files of this site, such as its program and fonts',
            'To open faster, and without a network',
            'Until a newer version replaces them',
          ],
        ],
      },
      note: 'On a shared computer, delete the draft of your form and leave the examination with its button before you go.',
    },
    {
      heading: 'How it is protected',
      shortHeading: 'Protection',
      id: 'protection',
      list: [
        'Photographs and documents of applicants are kept in a closed store. Links to them are given only to those who may see them, and end after a few minutes.',
        'Whoever tries to guess serial numbers or passwords is held off. For that the network address of a failed attempt is kept for up to an hour.',
        'Passwords of staff are stored so that nobody can read them, us included.',
        'What staff do to an examination is recorded with their name and the reason.',
        'If data is lost or falls into the wrong hands, we tell those concerned and the authority without delay.',
      ],
    },
    {
      heading: 'Your rights',
      id: 'rights',
      cards: [
        { title: 'To know', text: 'Ask what we keep about you, and receive a copy of it.' },
        {
          title: 'To correct',
          text: 'Tell us what is wrong or out of date. Names on certificates are corrected with a document that shows the right one.',
        },
        {
          title: 'To delete',
          text: `Ask us to remove your record. Your details, photograph and documents then go, and results that are older than ${RECORD_YEARS} years. Younger results keep the record until then, and certificates stay, because others rely on them.`,
        },
        {
          title: 'To object',
          text: 'Say that you do not want a certain use. We stop it, or tell you which duty keeps us from stopping.',
        },
      ],
      paragraphs: [
        [
          'Write to ',
          MAIL,
          ' from the address that you registered with. We answer within thirty days, and it costs nothing. If the answer does not satisfy you, you can complain to the Nigeria Data Protection Commission.',
        ],
      ],
    },
    {
      heading: 'Young people',
      id: 'young',
      paragraphs: [
        `Registration is for people of ${LIMITS.ageMin} years and older. For applicants under 18 we advise that a parent or guardian fills in the form with them, and we answer a parent who asks about it.`,
      ],
    },
    {
      heading: 'Whom to ask',
      shortHeading: 'Contact',
      id: 'contact',
      paragraphs: [
        [
          'Questions about this policy go to ',
          MAIL,
          ' with the word “Privacy” in the subject, or by phone to one of the ',
          { text: 'numbers of the institute', to: '/contact' },
          '.',
        ],
        'When the policy changes, the new one stands here. If the change concerns what we already hold about you, we write to you first.',
      ],
    },
  ],
};
