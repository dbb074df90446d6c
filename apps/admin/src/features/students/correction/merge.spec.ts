import { aStudent } from '@concord/testing/records';
import { changedFields, correctionOf, fieldOf, valuesOf } from './correction-values';
import { type Choice, differencesOf, firstChoice, merged } from './merge';

const base = valuesOf(aStudent({ state: 'Kano', surname: 'Bello', phoneNumber: null }));

describe('correctionOf', () => {
  it('sends only the changed fields', () => {
    const values = { ...base, surname: 'Bella', state: '' };
    expect(changedFields(base, values)).toEqual(['surname', 'state']);
    expect(correctionOf(base, values)).toEqual({ surname: 'Bella', state: '' });
    expect(correctionOf(base, base)).toEqual({});
  });

  it('sends the employment as a whole, and the PGD courses with the programmes', () => {
    const name = 'Executive Professional PGD training course';
    const values = {
      ...base,
      position: 'Clerk',
      academicPrograms: [{ name, options: ['Peace Education'] }],
    };
    expect(correctionOf(base, values)).toEqual({
      currentEmploymet: {
        organization: '',
        position: 'Clerk',
        yearsExperience: '',
        startDate: '',
        location: '',
      },
      academicPrograms: [{ name, options: ['Peace Education'] }],
      pgdCourses: ['Peace Education'],
    });
  });

  it('names documents that stay by their id, and sends new ones', () => {
    const documents = [
      { name: 'old.pdf', public_id: 'x' },
      { name: 'new.pdf', file: 'data:,' },
    ];
    expect(correctionOf(base, { ...base, documents })).toEqual({
      documents: [{ public_id: 'x' }, { name: 'new.pdf', file: 'data:,' }],
    });
  });
});

describe('fieldOf', () => {
  it.each([
    ['surname', 'surname'],
    ['currentEmploymet.startDate', 'startDate'],
    ['documents.1.file', 'documents'],
    ['pgdCourses.0', 'academicPrograms'],
    ['revision', undefined],
  ])('of %s is %s', (path, field) => expect(fieldOf(path)).toBe(field));
});

describe('two versions', () => {
  const mine = { ...base, surname: 'Bella', state: 'Lagos', title: 'Dr' };
  const theirs = { ...base, surname: 'Belo', phoneNumber: '+2348030000002', title: 'Dr' };
  const versions = { base, theirs, mine };

  it('differ in fields that others changed to another value', () => {
    expect(differencesOf(versions)).toEqual([
      { field: 'surname', isConflict: true },
      { field: 'phoneNumber', isConflict: false },
    ]);
  });

  it('are merged by choice: typed values by default, otherwise theirs', () => {
    const first = new Map(differencesOf(versions).map((each) => [each.field, firstChoice(each)]));
    const expected = {
      ...base,
      surname: 'Bella',
      state: 'Lagos',
      title: 'Dr',
      phoneNumber: '+2348030000002',
    };
    expect(merged(versions, first)).toEqual(expected);
    const theirsChosen = new Map<typeof first extends Map<infer K, unknown> ? K : never, Choice>(first);
    theirsChosen.set('surname', 'theirs');
    expect(merged(versions, theirsChosen)).toEqual({ ...expected, surname: 'Belo' });
  });
});
