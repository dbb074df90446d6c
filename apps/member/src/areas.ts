import type { AccessHolder } from '@concord/contracts';
import type { AreaIconName } from './home/area-icon';
import { isApplicant, isMember } from './shared/holder';

/** An area of the member's pages: a card of the home, and a line of the menu. */
export interface Area {
  readonly path: `/me/${string}`;
  readonly label: string;
  /** One sentence on the card. */
  readonly text: string;
  readonly icon: AreaIconName;
  /** Decides who has the area; everybody if absent. */
  readonly isFor?: (holder: AccessHolder) => boolean;
}

/** All areas in the order of home and menu. A feature adds its area here, its route in `routes.tsx`. */
export const AREAS: readonly Area[] = [
  {
    path: '/me/application',
    label: 'My application',
    text: 'See what became of your form, answer our questions and correct mistakes.',
    icon: 'form',
    isFor: isApplicant,
  },
  {
    path: '/me/account',
    label: 'My account',
    text: 'See what you owe, pay, and get invoices and receipts.',
    icon: 'account',
    isFor: isMember,
  },
  {
    path: '/me/card',
    label: 'My card',
    text: 'Show your membership card, also without a connection.',
    icon: 'card',
    isFor: isMember,
  },
  {
    path: '/me/exams',
    label: 'Exams',
    text: 'Go to the exam portal, see your results and download your certificates.',
    icon: 'exam',
    isFor: ({ isOrganisation }) => !isOrganisation,
  },
  {
    path: '/me/upgrade',
    label: 'Upgrade',
    text: 'See how far the next grade is, and apply for it.',
    icon: 'steps',
    isFor: isMember,
  },
  {
    path: '/me/cpd',
    label: 'CPD',
    text: 'Enter what you learn and teach, and collect points.',
    icon: 'book',
    isFor: isMember,
  },
  {
    path: '/me/directory',
    label: 'Directory',
    text: 'Choose whether the public directory shows you.',
    icon: 'directory',
    isFor: isMember,
  },
  {
    path: '/me/staff',
    label: 'Our staff',
    text: 'See who works with you, and pay for them together.',
    icon: 'people',
    isFor: ({ isOrganisation }) => isOrganisation,
  },
  {
    path: '/me/profile',
    label: 'My profile',
    text: 'Change your contact and e-mail, and correct your name.',
    icon: 'person',
    isFor: isMember,
  },
  {
    path: '/me/data',
    label: 'My data',
    text: 'Download what we keep about you, or ask us to erase it.',
    icon: 'shield',
  },
  {
    path: '/me/sign-ins',
    label: 'Sign-ins',
    text: 'See where you are signed in, and sign out a lost phone.',
    icon: 'devices',
  },
];

export const areasOf = (holder: AccessHolder): readonly Area[] =>
  AREAS.filter(({ isFor = () => true }) => isFor(holder));
