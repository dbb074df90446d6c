import { AppError } from '@concord/nest-platform';
import { requireEligible } from './eligibility';

const NAMED = { surname: 'Bello', firstName: 'Amina', middleName: 'Zara' };

function messageOf(standing: Omit<Parameters<typeof requireEligible>[0], keyof typeof NAMED>): string {
  try {
    requireEligible({ ...NAMED, ...standing });
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 409) return error.message;
    throw error;
  }
  return '';
}

describe('requireEligible', () => {
  it.each([
    [{ status: 'accepted' }, ''],
    [{ status: 'new' }, ''],
    [{}, ''],
    [{ status: 'rejected' }, 'The application of Bello Amina Zara was rejected. Change the decision first'],
    [
      { status: 'accepted', isArchived: true },
      'The record of Bello Amina Zara is in the archive. Restore it first',
    ],
  ] as const)('of %j says %j', (standing, message) => {
    expect(messageOf(standing)).toBe(message);
  });
});
