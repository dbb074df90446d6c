import { SAMPLE_CPD } from '@concord/contracts';
import { activitiesOf, cpdActivities, keyFor, numberByGrade } from './cpd-setting-kinds';

describe('cpdActivities', () => {
  const typed = cpdActivities.typedOf(SAMPLE_CPD.kinds);

  it('gives back what it was made of', () => {
    expect(cpdActivities.valueOf(typed)).toEqual(SAMPLE_CPD.kinds);
  });

  it('keeps the key of a renamed activity, and gives a new one its own', () => {
    const [course, ...others] = activitiesOf(typed);
    const added = { key: '', title: 'Course', unit: 'each', points: '2', yearlyMax: '' } as const;
    const next = JSON.stringify([{ ...course, title: 'Training' }, ...others, added]);
    const values = cpdActivities.valueOf(next) as { key: string }[];
    expect([values[0]?.key, values.at(-1)?.key]).toEqual(['course', 'course-2']);
  });

  it('tells an activity in words', () => {
    expect(cpdActivities.textOf(SAMPLE_CPD.kinds.slice(1, 2))).toBe(
      'Conference or seminar: 1 an hour, at most 10',
    );
  });
});

describe('keyFor', () => {
  it.each([
    ['Peace-building & law!', [], 'peace-building-law'],
    ['…', [], 'activity'],
    ['Course', ['course', 'course-2'], 'course-3'],
  ])('of %s', (title, others, key) => expect(keyFor(title, others)).toBe(key));
});

describe('numberByGrade', () => {
  it('gives back what it was made of, and no number for an empty field', () => {
    const typed = numberByGrade.typedOf(SAMPLE_CPD.required);
    expect(numberByGrade.valueOf(typed)).toEqual(SAMPLE_CPD.required);
    expect(numberByGrade.valueOf(typed.replace('"20"', '""'))).toMatchObject({ Full: Number.NaN });
  });
});
