import { templateSaveBody } from './certificate-templates.schemas';
import { contrastWithWhite } from '../core/colours';
import { badFields, hasOwnLine, partsOf } from './template-fields';

const TEMPLATE = {
  title: 'Diploma',
  body: 'We award to\n{name}\nthe\n{course}',
  signatories: [{ name: '', role: 'Registrar' }],
  accent: '#14663a',
  revision: 1,
};
const refusalsOf = (change: object) =>
  templateSaveBody
    .safeParse({ ...TEMPLATE, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('templateSaveBody', () => {
  it('takes a template, and its colour in any case', () => {
    expect(templateSaveBody.parse({ ...TEMPLATE, accent: ' #14663A ' })).toEqual(TEMPLATE);
  });

  it.each([
    [
      'an unknown field',
      { body: '{name}\n{course}\n{salary}' },
      'body: There is no field {salary}. The fields are',
    ],
    ['a lone brace', { body: '{name}\n{course} }' }, 'body: There is no field }.'],
    ['a field in another case', { body: '{Name}\n{course}' }, 'body: There is no field {Name}.'],
    ['no name', { body: 'To\n{course}' }, 'body: Put {name} once, on a line of its own'],
    ['a name within a line', { body: 'To {name}\n{course}' }, 'body: Put {name} once'],
    ['two names', { body: '{name}\n{name}\n{course}' }, 'body: Put {name} once'],
    ['no course', { body: '{name}' }, 'body: Add {course} to the text'],
    [
      'nine lines',
      { body: `{name}\n{course}${'\nx'.repeat(7)}` },
      'body: The certificate has room for 8 lines',
    ],
    ['a huge text', { body: `{name}\n{course}\n${'x'.repeat(400)}` }, 'body: '],
    ['no title', { title: ' ' }, 'title: Enter the title of the certificate'],
    ['a pale accent', { accent: '#ffe08a' }, 'accent: This colour is too pale'],
    ['what is no colour', { accent: 'red;}' }, 'accent: Enter the colour like #14663a'],
    ['nobody', { signatories: [] }, 'signatories: Add at least one person who signs'],
    [
      'four',
      { signatories: Array(4).fill({ name: '', role: 'x' }) },
      'signatories: At most 3 people can sign',
    ],
    ['no office', { signatories: [{ name: 'x', role: ' ' }] }, 'signatories.0.role: Enter the office'],
    [
      'an address as signature',
      { signatories: [{ name: '', role: 'x', signature: 'https://x' }] },
      'signatories.0.signature: This is not the id of a signature',
    ],
    [
      'unknown keys',
      { signatories: [{ name: '', role: 'x', url: '' }] },
      'signatories.0: Unrecognized key: "url"',
    ],
  ])('refuses %s in words', (_, change, expected) => {
    const [first = '', ...more] = refusalsOf(change) ?? [];
    expect(first.startsWith(expected)).toBe(true);
    expect(more).toEqual([]);
  });
});

describe('contrastWithWhite', () => {
  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#767676', 4.54],
    ['#14663a', 7.02],
  ])('of %s is %d', (colour, expected) => {
    expect(contrastWithWhite(colour)).toBeCloseTo(expected, 1);
  });
});

describe('fields', () => {
  it('are cut out of a line', () => {
    expect(partsOf('on {date}, {x}')).toEqual([{ text: 'on ' }, { field: 'date' }, { text: ', {x}' }]);
    expect(partsOf('{name}')).toEqual([{ field: 'name' }]);
    expect(partsOf('')).toEqual([]);
  });

  it('are named shortly when they are none', () => {
    expect(badFields(`{${'x'.repeat(100)}} {name}`)).toEqual([`{${'x'.repeat(29)}`]);
    expect(hasOwnLine('a\n {name} \nb', 'name')).toBe(true);
  });
});
