import type { AccessToken } from '@concord/contracts';

/** A signed-in member. */
export const AMINA: AccessToken = {
  token: 'member-token',
  holder: {
    name: 'Amina Bello',
    email: 'amina@example.com',
    member: 'c'.repeat(24),
    number: 'M-0001',
    isOrganisation: false,
    student: null,
    isViewed: false,
  },
};

/** Staff who look at the pages of {@link AMINA}. */
export const LOOK: AccessToken = { token: 'look-token', holder: { ...AMINA.holder, isViewed: true } };
