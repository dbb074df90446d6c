/** The owner's choices, verbatim: the wire, stored and displayed values. */

export const TITLES = ['Mr', 'Mrs', 'Miss', 'Dr', 'Chief', 'Pst', 'Prof', 'Engr', 'Amb'] as const;

export const GENDERS = ['Male', 'Female', 'other'] as const;

export const QUALIFICATIONS = ['SSCE', 'NCE', 'ND', 'HND', 'Bsc', 'PGD', 'MSC', 'PHD'] as const;

/** The first entry is the form's default. */
export const YEARS_EXPERIENCE = [
  '0-1 yr',
  '1-2 yrs',
  '2-4 yrs',
  '4-10 yrs',
  '10-15 yrs',
  '15-20 yrs',
  '25 yrs - above',
] as const;

export const MEMBERSHIP_CADRES = [
  'Student Member',
  'Affiliate Member',
  'Associate Member',
  'Full Member',
  'Senior Member',
  'Research Fellow',
  'Doctoral Fellow',
  'Distinguished Fellow',
  'Fellow Member',
] as const;

export const MEMBERSHIP_ROUTES = [
  'Nil',
  'Direct Membership Admission',
  'Executive Professional PGD course',
  'Academic Programs',
  'NYSC Scheme',
] as const;

export const APPLICATION_FEES = [
  'Nil',
  'Direct Membership (N5000, $15)',
  'Professional PGD course (N5000, $15)',
  'Academic Programs (N15000)',
  'Academic Programs (N10000)',
  'Academic Programs (N8000)',
  'Academic Programs (N5000)',
  'NYSC Scheme (N1000)',
] as const;

export const PAYMENT_METHODS = [
  'Nil',
  'Direct Bank Deposit',
  'Western Union',
  'PayPal',
  'USSD',
  'Others',
] as const;

/** Roles of staff accounts. PENDING awaits approval by a SUPER_ADMIN and has no permissions. */
export const ROLES = ['PENDING', 'ADMIN', 'SUPER_ADMIN'] as const;
export type Role = (typeof ROLES)[number];

export const ASSIGNMENT_STATUSES = ['pending', 'completed'] as const;

/** Purposes of a serial: one applicant's registration, or one named certificate. */
export const SERIAL_PURPOSES = ['registration', 'certificate'] as const;

/** Documents printed by the media service. */
export const DOCUMENT_KINDS = [
  'registration-form',
  'certificate',
  'result-slip',
  'student-list',
  'serial-sheet',
  'invoice',
  'receipt',
  'credit-note',
  'standing-letter',
  'membership-certificate',
  'member-card',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A group of courses offered at registration. `options` is empty if it has no sub-list. */
export interface Programme {
  id: string;
  name: string;
  description: string;
  options: readonly string[];
}

export const PROGRAMMES: readonly Programme[] = [
  {
    id: 'direct',
    name: 'Direct Membership Admission',
    description: 'Join in the membership grade that your qualification and experience support.',
    options: [],
  },
  {
    id: 'pgd',
    name: 'Executive Professional PGD training course',
    description:
      'Ten to twelve weeks of executive training that lead to a professional postgraduate diploma.',
    options: [
      'Peace and Conflict Management',
      'Peace, Security Studies and Criminology',
      'Peace, Security and Strategic Leadership',
      'Global Peace-Keeping and Diplomacy',
      'Peace Education',
      'Peace and Conflict Journalism',
      'Peace-building and Environmental Sustainability',
      'Workplace Conflict Management',
      'Sports Conflict Management and Mediation',
    ],
  },
  {
    id: 'academic',
    name: 'Academic Programs',
    description:
      'Study for a diploma or a degree with our partner universities, over nine months to four years.',
    options: [
      'Diploma',
      'Bsc',
      'Msc',
      'Ph.D',
      'Peace Resolution and Conflict Management',
      'International Relations and Diplomacy',
      'Intelligence and Security Studies',
      'Criminology',
    ],
  },
  {
    id: 'nysc',
    name: 'NYSC Scheme',
    description: 'For graduates serving in the National Youth Service Corps.',
    options: [],
  },
];
