import { amountWords, MEMBERSHIP_FEES, naira, NYSC_FEES } from './fees';

describe('fees', () => {
  it.each([...MEMBERSHIP_FEES, NYSC_FEES].map((fees) => [fees.level, fees] as const))(
    'of %s add up to the total that is asked',
    (_, { parts, total }) => {
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    },
  );

  it('name the same parts at every level, but for the certificate of students', () => {
    const names = MEMBERSHIP_FEES.map(({ parts }) => parts.map(({ name }) => name));
    const [students, ...others] = names;
    expect(new Set(others.map(String)).size).toBe(1);
    expect(students?.filter((name, index) => name !== others[0]?.[index])).toEqual(['Certificate']);
  });

  it('are written as people read them', () => {
    expect([amountWords(150_000), naira(7_000)]).toEqual(['150,000', 'N7,000']);
  });
});
