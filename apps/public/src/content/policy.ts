import { LIMITS } from '@concord/contracts';
import { RECORD_YEARS } from './figures';
import { MAIL } from './links';
import type { PageContent } from './page-content';

const atLeast = `At least ${RECORD_YEARS} years`;

export const content: PageContent = {
  title: 'Policy',
  description:
    'Our privacy policy: what we keep about applicants and members, why, for how long, what stays on your device, and your rights.',
  eyebrow: 'Privacy policy',
  drawing: 'lock',
  lead: 'What we keep about applicants, candidates and members, why we keep it, and what you can ask of us.',
  contents: true,
  sections: [
    {
      heading: 'In short',
      id: 'short',
      list: [
        'You can read this whole site without telling us who you are.',
        'We keep what you give us to register, and the examinations, results and certificates that follow.',
        'This site has no advertising and no tracking. It sets no cookies for visitors, applicants or candidates, and loads nothing from other companies.',
        'What you type into the registration form stays on your device until you send it.',
        'We sell nothing about you. We share your details only for the reasons on this page.',
      ],
    },
    {
      heading: 'What we keep, and why',
      shortHeading: 'What we keep',
      id: 'records',
      wide: true,
      table: {
        caption: 'What we keep, why, and for how long',
        columns: ['What', 'Why', 'For how long'],
        rows: [
          [
            'Name, title, gender, date of birth, photograph',
            'To know who is admitted and examined, and to print forms and certificates',
            atLeast,
          ],
          [
            'E-mail address and phone number',
            'To answer you, to tell you about your admission, and to let you into your examinations',
            atLeast,
          ],
          [
            'Country, state, qualification, employment',
            'To decide on your level and route of membership',
            atLeast,
          ],
          ['Documents that you upload', 'To check your qualification', atLeast],
          [
            'Serial number, programme, fees and payment method',
            'To match a payment to a person and to account for what was paid',
            atLeast,
          ],
          [
            'Answers and times of your examinations, and the results',
            'To mark, to settle complaints and to issue certificates',
            atLeast,
          ],
          ['Certificates', 'So that anyone can check them', 'As long as the certificate can be checked'],
          ['Messages sent to you by e-mail', 'To know what we have told you', `${LIMITS.mailDays} days`],
          ['What staff did with your records, and when', 'To keep a record', `${RECORD_YEARS} years`],
        ],
      },
      note: `We keep records of membership and payment for at least ${RECORD_YEARS} years because we must account for them for that long. After that, you may ask us to delete them.`,
    },
    {
      heading: 'Who sees it',
      id: 'who',
      list: [
        'Our staff who admit, examine and answer you. Each has a personal account, and accounts that have not been approved see nothing.',
        'You. Your examinations open with your e-mail address and serial number together.',
        [
          'Anyone who checks the number of a certificate. They see the name, the course, the date, and whether the certificate is valid, revoked or replaced. ',
          { text: 'See what is shown', to: '/certificate' },
          '.',
        ],
        'Academic partners, for the programmes that you take with them. They see only what they need to enrol you.',
        'Authorities, when the law requires it.',
      ],
    },
    {
      heading: 'What stays on your device',
      shortHeading: 'Your device',
      id: 'device',
      wide: true,
      paragraphs: [
        'The site sets a single cookie, and only for staff. It recognises their browser when they sign in again. The site also stores what is listed here in your browser, and nothing else. We do not use it to follow you, and you can delete all of it in the settings of your browser.',
      ],
      table: {
        caption: 'What this site stores in your browser',
        columns: ['What', 'Why', 'Until when'],
        rows: [
          [
            'A registration form that you have started, with its pictures',
            'So that you can stop and come back, even without a network',
            `${LIMITS.draftDays} days after the last change, or until you register, reset the form or delete it`,
          ],
          [
            'An examination in progress: your access, the questions and your answers',
            'So that a lost connection or a reload loses nothing',
            'Until you hand it in and close it, or until the next person signs in',
          ],
          [
            'Text size and keyboard shortcuts in examinations',
            'To show the next examination as you like it',
            'Until you change them',
          ],
          [
            'Light or dark colours, if you choose them',
            'To show the site as you like it',
            'Until you follow your device again',
          ],
          [
            'The session of staff who have signed in',
            'To keep them signed in',
            `Until they sign out. It stops working after ${LIMITS.staffSignInHours} hours.`,
          ],
          [
            'Files of this site, such as its code and fonts',
            'To open faster, even without a network',
            'Until a newer version replaces them',
          ],
        ],
      },
      note: 'On a shared computer, delete the draft of your form before you go. Leave an examination with its button.',
    },
    {
      heading: 'How it is protected',
      shortHeading: 'Protection',
      id: 'protection',
      list: [
        'We keep photographs and documents of applicants in a closed store. Only people who may see them get links to them, and the links expire after a few minutes.',
        'We block anyone who tries to guess serial numbers or passwords. For that, we keep the network address of a failed attempt for up to an hour.',
        'We store the passwords of staff so that nobody can read them, including us.',
        'We record what staff do to an examination, with their name and the reason.',
        'If data is lost or falls into the wrong hands, we tell the people concerned and the authority without delay.',
      ],
    },
    {
      heading: 'Your rights',
      id: 'rights',
      cards: [
        { title: 'To know', text: 'Ask what we keep about you, and receive a copy.' },
        {
          title: 'To correct',
          text: 'Tell us what is wrong or out of date. To correct the name on a certificate, send a document that shows the right name.',
        },
        {
          title: 'To delete',
          text: `Ask us to delete your record. We then delete your details, photograph, documents, and results older than ${RECORD_YEARS} years. If you have newer results, we keep your record until they are that old. Certificates stay, because others rely on them.`,
        },
        {
          title: 'To object',
          text: 'Tell us which use of your details you do not want. We stop it, or tell you which duty prevents us.',
        },
      ],
      paragraphs: [
        [
          'Write to ',
          MAIL,
          ' from the address that you registered with. We answer within 30 days, free of charge. If the answer does not satisfy you, you can complain to the Nigeria Data Protection Commission.',
        ],
      ],
    },
    {
      heading: 'Young people',
      id: 'young',
      paragraphs: [
        `You must be at least ${LIMITS.ageMin} years old to register. If you are under 18, please fill in the form with a parent or guardian. We answer parents who ask about the form.`,
      ],
    },
    {
      heading: 'Who to ask',
      shortHeading: 'Contact',
      id: 'contact',
      paragraphs: [
        [
          'Send questions about this policy to ',
          MAIL,
          ' with the word “Privacy” in the subject, or call one of ',
          { text: 'our numbers', to: '/contact' },
          '.',
        ],
        'When the policy changes, we publish the new one here. If the change concerns what we already hold about you, we write to you first.',
      ],
    },
  ],
};
