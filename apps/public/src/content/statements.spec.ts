import { PROGRAMMES } from '@concord/contracts';
import { sectionOf, wordsOf } from '../testing/read-page';
import { content as about } from './about';
import { content as career } from './career';
import { content as consultancy } from './consultancy';
import { HOME } from './home';
import { LEVELS } from './levels';
import { content as license } from './license';
import { content as laundry } from './money-laundry';
import { content as policy } from './policy';
import { content as projects } from './projects';
import { content as terms } from './terms';

describe('the first page', () => {
  it('has the six core values of the owner', () => {
    expect(HOME.coreValues.map(({ name }) => name)).toEqual([
      'Tolerance',
      'Amicability',
      'Leadership',
      'Equality/Equity',
      'Neutrality',
      'Tranquility',
    ]);
  });

  it('has nine different themes, each of one or two sentences, a drawing and a page to go to', () => {
    expect(HOME.themes).toHaveLength(9);
    for (const part of ['name', 'title', 'text'] as const) {
      expect(new Set(HOME.themes.map((theme) => theme[part])).size).toBe(9);
    }
    for (const { text, link } of HOME.themes) {
      expect(text.match(/[.](\s|$)/g)?.length).toBeLessThanOrEqual(2);
      expect(link.to).toMatch(/^\/[a-z-]+$/);
    }
  });

  it('speaks of as many postgraduate diplomas as there are', () => {
    expect(PROGRAMMES.find(({ id }) => id === 'pgd')?.options).toHaveLength(9);
    expect(HOME.themes[0]?.text).toMatch(/^Nine /);
  });
});

describe('the pages about the institute and its rules', () => {
  it.each([about, license].map((page) => [page.title, page] as const))(
    '%s ends with the bank account',
    (_, page) => {
      expect(page.bankAccount).toBe(true);
    },
  );

  it('Projects gives the figures of the peace clubs and the size of groups', () => {
    expect(sectionOf(projects, 'peace-clubs').figures?.map(({ value, name }) => `${value} ${name}`)).toEqual([
      '50,000 peace clubs from 2022 to 2028',
      '100,000 teachers trained from 2022 to 2028',
      '200 clubs a year, at least',
      '400 teachers a year, at least',
    ]);
    expect(wordsOf(sectionOf(projects, 'research'))).toContain('groups of 2 to 5');
  });

  it('Career names openings of every level of membership, in their order', () => {
    expect(sectionOf(career, 'levels').table?.rows.map(([level]) => level)).toEqual(
      LEVELS.map(({ level }) => level),
    );
  });

  it('Consultancy offers the three kinds of training and courses of 2 to 5 days, and tells of the rebate', () => {
    expect(sectionOf(consultancy, 'offer').cards?.map(({ title }) => title)).toEqual([
      'Human capacity building',
      'Short courses',
      'Workshops',
    ]);
    const days = sectionOf(consultancy, 'courses').table?.rows.map((row) => Number(row.at(-1))) ?? [];
    expect([Math.min(...days), Math.max(...days)]).toEqual([2, 5]);
    expect(wordsOf(sectionOf(consultancy, 'rebate'))).toContain('more than 3 of its staff');
  });

  it('T&C states the refund policy', () => {
    expect(wordsOf(sectionOf(terms, 'refunds').paragraphs)).toContain('within 30 days');
    expect(sectionOf(terms, 'refunds').table?.rows.slice(0, 2)).toEqual([
      ['Before the training starts', 'All that you paid, minus the application fee'],
      ['After the training has started', '50 percent of what you paid'],
    ]);
    expect(wordsOf(sectionOf(terms, 'refunds').subsections)).toContain('N7,000');
  });

  it.each([policy, laundry].map((page) => [page.title, page] as const))(
    '%s keeps records for at least 5 years',
    (_, page) => expect(wordsOf(page)).toMatch(/at least 5 years/i),
  );
});
