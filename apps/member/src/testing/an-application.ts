import type { MyApplication, Proposal } from '@concord/contracts';

const NONE = { organization: null, position: null, yearsExperience: null, startDate: null, location: null };

/** An application as received, with `changes`. */
export const anApplication = (changes: Partial<MyApplication> = {}): MyApplication => ({
  state: 'received',
  registeredAt: '2026-11-21T10:00:00.000Z',
  at: null,
  reason: null,
  question: null,
  thread: [],
  proposals: [],
  mayPropose: true,
  form: {
    title: 'Mr',
    surname: 'Ali',
    firstName: 'Musa',
    middleName: null,
    phoneNumber: null,
    email: 'musa@example.com',
    dob: '1990-04-01',
    gender: 'Male',
    country: 'NG',
    state: 'Kano',
    eduQualification: null,
    currentEmploymet: NONE,
    applicationFee: null,
    paymentMethods: null,
    membershipCadre: null,
    membershipRoute: null,
    pgdCourses: [],
    membershipType: [],
    academicPrograms: [],
    passport: { url: '/media/files/p', public_id: 'p' },
    documents: [],
    serialNumber: '****-****-****-WXYZ',
    createdAt: '2026-11-21T10:00:00.000Z',
  },
  ...changes,
});

/** A proposal that is open, with `changes`. */
export const aProposal = (changes: Partial<Proposal> = {}): Proposal => ({
  _id: 'e'.repeat(24),
  state: 'open',
  at: '2026-11-22T10:00:00.000Z',
  reason: 'As in my passport',
  changes: [{ field: 'surname', from: 'Ali', to: 'Aliyu' }],
  closedAt: null,
  answer: null,
  ...changes,
});

/** An application whose question waits for the applicant. */
export const anAskedApplication = (): MyApplication =>
  anApplication({
    state: 'more-information',
    at: '2026-11-23T10:00:00.000Z',
    question: { number: 1, text: 'A clear copy of your degree', at: '2026-11-23T10:00:00.000Z' },
    thread: [
      {
        _id: 'f'.repeat(24),
        from: 'office',
        text: 'A clear copy of your degree',
        at: '2026-11-23T10:00:00.000Z',
        files: [],
      },
    ],
  });
