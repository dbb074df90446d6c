import { formatSpan, REBATE_ABOVE_STAFF } from './figures';
import { formatExperience, levelOf, ROUTE_YEARS, TRAINING } from './levels';
import type { RichText } from './page-content';

export interface Route {
  readonly title: string;
  /** One or two sentences that continue the title. */
  readonly text: string;
}

const examination = (title: string, level: string, training: string): Route => ({
  title,
  text: `leads to ${level} membership. The training takes ${training}.`,
});

/** The three routes through training and an examination. */
export const EXAMINATION_ROUTES: readonly Route[] = [
  examination('Foundation', 'Student', TRAINING.foundation.toLowerCase()),
  examination('Intermediate', 'Affiliate', TRAINING.intermediate),
  examination('Professional', 'Associate', TRAINING.professional),
];

const routeYears = `${formatSpan(ROUTE_YEARS)} years of experience`;

/** The six executive routes, based on the applicant's previous achievements. */
export const EXECUTIVE_ROUTES: readonly Route[] = [
  {
    title: 'Direct, with an optional evaluation test',
    text: 'admits you to the category that your qualification and experience support.',
  },
  {
    title: 'Direct on experience',
    text: 'admits you based on your years of experience.',
  },
  {
    title: 'Peacebuilder',
    text: `is for people with ${routeYears} in building peace in a community, a faith group, a charity or a project.`,
  },
  {
    title: 'Academic/Teachers',
    text: `is for lecturers, teachers and researchers with ${routeYears} in peace and conflict.`,
  },
  {
    title: 'Military/Paramilitary',
    text: 'is for serving and retired officers of the armed forces, police and paramilitary services.',
  },
  {
    title: 'Corporate',
    text: `is for organisations with ${formatExperience(levelOf('Corporate'))}. Sponsoring more than ${REBATE_ABOVE_STAFF} staff earns a rebate.`,
  },
];

export const routeItem = ({ title, text }: Route): RichText => [{ strong: title }, ` ${text}`];
