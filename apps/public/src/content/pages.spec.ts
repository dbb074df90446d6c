import { OFFICES, PROGRAMMES } from '@concord/contracts';
import { sectionOf, wordsOf } from '../testing/read-page';
import { content as certification } from './certification';
import { PARTNERS } from './contact';
import { COORDINATORS } from './coordinators';
import { content as examInfo, DIETS } from './exam-info';
import { experienceWords, LEVELS } from './levels';
import { content as membership } from './membership';
import { content as nysc } from './nysc';
import { NYSC_STEPS } from './nysc-form';
import { plainText } from './text';

describe('contact', () => {
  it('names 18 coordinators, each of another state with another number', () => {
    expect(COORDINATORS).toHaveLength(18);
    expect(new Set(COORDINATORS.map(({ state }) => state)).size).toBe(18);
    expect(new Set(COORDINATORS.map(({ phone }) => phone)).size).toBe(18);
    expect(COORDINATORS.map(({ state }) => state)).toContain('Federal Capital Territory');
  });

  it('names four offices, the head office first', () => {
    expect(OFFICES.map(({ name }) => name)).toEqual([
      'Head office, Abuja',
      'Jigawa office',
      'Katsina office',
      'Adamawa office',
    ]);
  });

  it('names two universities of Benin and one of the United States and Somalia', () => {
    expect(PARTNERS.map(({ country }) => country)).toEqual(['Benin', 'Benin', 'United States and Somalia']);
  });
});

describe('membership', () => {
  it('shows the seven categories with the experience and the total fee of each', () => {
    const cards = sectionOf(membership, 'categories').cards ?? [];
    expect(cards.map(({ title, facts = [] }) => [title, facts[0]?.value, facts.at(-1)?.value])).toEqual([
      ['Student', 'None asked', 'N15,000'],
      ['Affiliate', '3 or more years', 'N40,000'],
      ['Associate', '1 to 5 years', 'N60,000'],
      ['Full', '6 to 10 years', 'N80,000'],
      ['Senior', '10 to 15 years', 'N100,000'],
      ['Fellow', '16 or more years', 'N150,000'],
      ['Corporate', '3 or more years of operation', 'N190,000'],
    ]);
    expect(cards).toHaveLength(LEVELS.length);
  });

  it('shows three examination and six executive routes', () => {
    expect(sectionOf(membership, 'examination-routes').cards?.map(({ title }) => title)).toEqual([
      'Foundation',
      'Intermediate',
      'Professional',
    ]);
    expect(sectionOf(membership, 'executive-routes').cards?.map(({ title }) => title)).toEqual([
      'Direct, with an optional evaluation test',
      'Direct on experience',
      'Peacebuilder',
      'Academic/Teachers',
      'Military/Paramilitary',
      'Corporate',
    ]);
  });

  it('tells the years of a category and of its route apart where the owner does', () => {
    const textOf = (id: string, title: string) =>
      plainText(sectionOf(membership, id).cards?.find((card) => card.title === title)?.text ?? '');
    const intermediate = textOf('examination-routes', 'Intermediate');
    expect(intermediate).toContain('2 to 5 years');
    expect(intermediate).toContain('3 or more years');
    const experience = textOf('executive-routes', 'Direct on experience');
    expect(experience).toContain('15 or more years');
    expect(experience).toContain('16 or more years');
  });

  it('has the rule of associates who fail', () => {
    expect(sectionOf(membership, 'examination-routes').note).toBe(
      'Associates who fail 3 consecutive attempts pay an extra 20% of the total initial fee for the level and carry over to the next batch.',
    );
  });

  it('asks nothing of students', () => {
    expect(experienceWords({ level: 'Student', who: '' })).toBe('None asked');
  });
});

describe('nysc', () => {
  it('has five offline steps and the form to download', () => {
    expect(NYSC_STEPS).toHaveLength(5);
    expect(nysc.actions).toContainEqual({
      label: 'Download the form (PDF)',
      href: '/documents/nysc-offline-registration-form.pdf',
      download: 'nysc-offline-registration-form.pdf',
    });
  });

  it('has the fees of the conversion with their sum', () => {
    const { table } = sectionOf(nysc, 'fees');
    expect([...(table?.rows ?? []), table?.total].map((row) => row?.[1])).toEqual([
      '1,000',
      '9,000',
      '13,000',
      '23,000',
    ]);
  });
});

describe('certification', () => {
  it('lists the nine postgraduate diplomas of the registration form', () => {
    const { list } = sectionOf(certification, 'postgraduate-diplomas');
    expect(list).toEqual(PROGRAMMES.find(({ id }) => id === 'pgd')?.options);
    expect(list).toHaveLength(9);
  });

  it('shows all four academic fees and says which programme carries which nowhere', () => {
    const rows = sectionOf(certification, 'fees').subsections?.[1]?.table?.rows ?? [];
    expect(rows.filter(([name]) => name === 'Academic Programs')).toEqual([
      ['Academic Programs', '15,000 / 10,000 / 8,000 / 5,000', 'Not offered'],
    ]);
  });

  it('has the durations of the owner', () => {
    expect(sectionOf(certification, 'durations').table?.rows).toEqual([
      ['Student foundation', 'At most 4 weeks'],
      ['Affiliate intermediate', '2 months'],
      ['Associate professional', '3 months'],
      ['Executive PGD', '10 to 12 weeks'],
      ['Diploma', '40 to 52 weeks'],
      ['Academic programmes', '9 months to 4 years'],
    ]);
  });

  it('has the diploma form that is not paid back', () => {
    expect(wordsOf(certification)).toContain(
      'The application form for diploma programmes costs N7,000 and is not refundable.',
    );
  });
});

describe('exam-info', () => {
  it('has four diets, and no year that would pass', () => {
    expect(DIETS).toHaveLength(4);
    expect(wordsOf(examInfo)).not.toMatch(/\b20\d\d\b/);
  });

  it('says when forms are sold', () => {
    expect(wordsOf(examInfo)).toContain('Admission forms are sold from September to December.');
  });
});
