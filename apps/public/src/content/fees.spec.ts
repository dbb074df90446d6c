import type { FeeSchedule } from '@concord/institute';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationFees, applicationFeesOf, formatApplicationFee } from './application-fees';
import { categoryTable } from './fee-tables';
import {
  CORPORATE_FEE,
  DIPLOMA_FORM_FEE,
  feesOf,
  MEMBERSHIP_FEES,
  MERCHANDISE,
  naira,
  NYSC_FEES,
  partOf,
} from './fees';
import { formatCount } from './figures';
import { LEVELS } from './levels';
import { content as membership } from './membership';

const amountsOf = (level: string) => feesOf(level).parts.map(({ amount }) => formatCount(amount));

/** The owner's fees by level: the parts in order, then the total. Independent of the page's constants. */
const OWNER: Readonly<Record<string, readonly number[]>> = {
  Student: [500, 6_500, 5_000, 1_000, 1_000, 1_000, 15_000],
  Affiliate: [3_000, 10_000, 10_000, 10_000, 3_000, 4_000, 40_000],
  Associate: [5_000, 15_000, 10_000, 20_000, 5_000, 5_000, 60_000],
  Full: [5_000, 25_000, 20_000, 20_000, 5_000, 5_000, 80_000],
  Senior: [5_000, 30_000, 23_000, 25_000, 7_000, 10_000, 100_000],
  Fellow: [5_000, 50_000, 35_000, 40_000, 10_000, 10_000, 150_000],
  'NYSC conversion': [1_000, 9_000, 13_000, 23_000],
};

const SCHEDULES: readonly FeeSchedule[] = [...MEMBERSHIP_FEES, NYSC_FEES];

describe('fees', () => {
  it.each(SCHEDULES.map((fees) => [fees.level, fees] as const))(
    "of %s are the owner's and add up to their total",
    (level, { parts, total }) => {
      const amounts = parts.map(({ amount }) => amount);
      expect([...amounts, total]).toEqual(OWNER[level]);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    },
  );

  it('name the same parts at every level, except the certificate of students', () => {
    const [students, ...others] = MEMBERSHIP_FEES.map(({ parts }) => parts.map(({ name }) => name));
    expect(new Set(others.map(String)).size).toBe(1);
    expect(students?.filter((name, index) => name !== others[0]?.[index])).toEqual(['Certificate']);
  });

  it("of corporate bodies, the diploma form and articles equal the owner's", () => {
    expect([CORPORATE_FEE, DIPLOMA_FORM_FEE]).toEqual([190_000, 7_000]);
    expect(MERCHANDISE.map(({ amount }) => amount)).toEqual([1_500, 300, 2_500, 1_500, 3_000, 3_500, 1_000]);
  });

  it('are found by level and part; a wrong name throws', () => {
    expect(naira(partOf(feesOf('Senior'), 'Training'))).toBe('N30,000');
    expect(() => feesOf('Junior')).toThrow('No fees of Junior');
    expect(() => partOf(NYSC_FEES, 'Admission')).toThrow('have no part Admission');
  });
});

describe('categoryTable', () => {
  it('lists the seven categories with requirements and costs, the total last; a corporate body has only a total', () => {
    const { columns, rows } = categoryTable();
    const totals = ['15,000', '40,000', '60,000', '80,000', '100,000', '150,000', '190,000'];
    expect(rows.map(([category, , ...amounts]) => [category, amounts.at(-1)])).toEqual(
      LEVELS.map(({ level }, index) => [level, totals[index]]),
    );
    expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => columns.length));
    expect(rows[1]).toEqual(['Affiliate', '3 or more years', ...amountsOf('Affiliate'), '40,000']);
    expect(rows.at(-1)?.slice(2, -1).join('')).toBe('');
  });

  it('stands on the page of prices; only the articles have others', () => {
    const texts = membership.sections.map(({ table: _, ...texts }) => texts);
    expect(JSON.stringify(texts)).not.toMatch(/\d,\d{3}/);
    expect(membership.sections.filter(({ table }) => table).map(({ id }) => id)).toEqual([
      'fees',
      'corporate',
    ]);
  });
});

describe('applicationFees', () => {
  it('are parsed from the choices of the registration form', () => {
    expect(applicationFees.map((fee) => `${fee.name}: ${formatApplicationFee(fee)}`)).toEqual([
      'Direct Membership: N5,000 or $15',
      'Professional PGD course: N5,000 or $15',
      'Academic Programs: N15,000',
      'Academic Programs: N10,000',
      'Academic Programs: N8,000',
      'Academic Programs: N5,000',
      'NYSC Scheme: N1,000',
    ]);
    expect(applicationFeesOf('NYSC').map(({ amount }) => amount)).toEqual([partOf(NYSC_FEES, 'Form')]);
  });
});

describe('content modules', () => {
  const modules = readdirSync(__dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !['fees.ts', 'figures.ts'].includes(file),
  );

  it.each(modules)('%s contains no amount of money', (file) => {
    const text = readFileSync(join(__dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    expect(text.match(/\b\d{1,3}[,_]\d{3}\b|\bN\s?\d|₦/g) ?? []).toEqual([]);
  });
});
