import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EmailRule } from './email-rule.ts';
import type { Finding } from './findings.ts';
import { judgeObject, type ObjectRow } from './object-rule.ts';
import { type FileRow, judgeOwner, type OwnerRow } from './owner-rule.ts';
import { type HolderRow, judgeSerial, type SerialRow } from './serial-rule.ts';

/** `-` before what is under way. */
const said = (findings: readonly Finding[]) =>
  findings.map(({ text, isUnderWay }) => (isUnderWay ? `- ${text}` : text));

describe('judgeOwner', () => {
  const student = (...references: [string, string][]): OwnerRow => ({
    source: 'student',
    references: references.map(([kind, public_id]) => ({ kind, public_id })),
  });
  const file = (kind: string, public_id: string, isNew = false): FileRow => ({
    source: 'file',
    kind,
    public_id,
    isNew,
  });
  const whole = student(['passport', 'p'], ['document', 'd']);
  const cases: [string, OwnerRow | undefined, FileRow[], boolean, string[]][] = [
    ['is content when all is there', whole, [file('document', 'd'), file('passport', 'p')], false, []],
    ['misses a record', whole, [file('passport', 'p')], false, ['document d of S has no record']],
    ['misses a passport', student(), [], false, ['student S has no passport']],
    [
      'finds a record of another kind',
      student(['passport', 'p']),
      [file('document', 'p')],
      false,
      ['passport p of S is recorded as document'],
    ],
    [
      'finds a record that nobody refers to',
      student(['passport', 'p']),
      [file('passport', 'p'), file('passport', 'q')],
      false,
      ['passport record q belongs to S, which does not refer to it'],
    ],
    [
      'finds files without an owner',
      undefined,
      [file('passport', 'p'), file('gallery', 'g')],
      false,
      [
        'passport record p belongs to S, which does not exist',
        'gallery record g belongs to S, which does not exist',
      ],
    ],
    [
      'takes what a registration or a removal holds as under way',
      undefined,
      [file('passport', 'p')],
      true,
      ['- passport record p belongs to S, which does not exist'],
    ],
    [
      'takes a picture that was just stored as under way',
      undefined,
      [file('gallery', 'g', true)],
      false,
      ['- gallery record g belongs to S, which does not exist'],
    ],
  ];
  for (const [name, owner, files, isUnderWay, expected] of cases)
    it(name, () => assert.deepEqual(said(judgeOwner('S', owner, files, isUnderWay)), expected));
});

describe('judgeObject', () => {
  const record = (isUnderWay = false): ObjectRow => ({
    source: 'record',
    kind: 'passport',
    owner: 'S',
    isUnderWay,
  });
  const object: ObjectRow = { source: 'object' };
  const cases: [string, ObjectRow[], string[]][] = [
    ['is content with both', [record(), object], []],
    ['misses an object', [record()], ['passport record K of S has no object']],
    ['waits for an object', [record(true)], ['- passport record K of S has no object']],
    ['misses a record', [object], ['object K has no record']],
    ['finds two records', [record(), record(), object], ['object K has 2 records']],
  ];
  for (const [name, rows, expected] of cases)
    it(name, () => assert.deepEqual(said(judgeObject('K', rows)), expected));
});

describe('judgeSerial', () => {
  const NOW = Date.parse('2026-01-01T12:00:00Z');
  const NUMBER = 'ABCD-EFGH-JKMN-PQRS';
  const held: HolderRow = { source: 'student', id: 'S' };
  const serial = (more: Partial<SerialRow> = {}): SerialRow => ({
    source: 'serial',
    purpose: 'registration',
    state: 'valid',
    usedBy: undefined,
    claim: undefined,
    ...more,
  });
  const used = serial({ state: 'used', usedBy: 'S' });
  const claimed = (seconds: number, student = 'S') =>
    serial({ state: 'claimed', claim: { student, until: new Date(NOW + seconds * 1000) } });
  const cases: [string, (SerialRow | HolderRow)[], string[], boolean?][] = [
    ['is content with a used one and its student', [used, held], []],
    ['is content with a free one', [serial()], []],
    ['is content with a used one whose student was removed', [serial({ state: 'used' })], []],
    [
      'finds a used one without its student',
      [used],
      ['ABCD-EFGH-****-**** is used by S, who does not have it'],
    ],
    [
      'takes a noted removal as under way',
      [used],
      ['- ABCD-EFGH-****-**** is used by S, who does not have it'],
      true,
    ],
    ['finds a student without a serial', [held], ['the serial of student S does not exist']],
    [
      'finds a free one with a student',
      [serial(), held],
      ['the serial of student S is valid, used by nobody'],
    ],
    [
      'finds a student with the serial of another',
      [serial({ state: 'used', usedBy: 'T' }), held],
      [
        'ABCD-EFGH-****-**** is used by T, who does not have it',
        'the serial of student S is used, used by T',
      ],
    ],
    [
      'finds one of another purpose',
      [serial({ state: 'used', usedBy: 'S', purpose: 'certificate' }), held],
      ['the serial of student S is one for certificate'],
    ],
    [
      'lets a claim be',
      [claimed(20)],
      ['- ABCD-EFGH-****-**** is claimed for S until 2026-01-01T12:00:20.000Z'],
    ],
    [
      'lets a claim be whose student stands already',
      [claimed(20), held],
      [
        '- ABCD-EFGH-****-**** is claimed for S until 2026-01-01T12:00:20.000Z',
        '- the serial of student S is claimed, used by nobody',
      ],
    ],
    [
      'leaves the sweeper its time',
      [claimed(-50)],
      ['- ABCD-EFGH-****-**** is claimed for S until 2026-01-01T11:59:10.000Z'],
    ],
    [
      'finds a claim that nobody settles',
      [claimed(-90)],
      ['ABCD-EFGH-****-**** is claimed for S until 2026-01-01T11:58:30.000Z'],
    ],
    ['finds a claim of nobody', [serial({ state: 'claimed' })], ['ABCD-EFGH-****-**** is claimed by nobody']],
    [
      'finds a free one that is used',
      [serial({ usedBy: 'S' })],
      [
        'ABCD-EFGH-****-**** is valid, but used by S',
        'ABCD-EFGH-****-**** is used by S, who does not have it',
      ],
    ],
    [
      'finds two students of one',
      [used, held, { ...held, id: 'T' }],
      ['students S, T have one serial', 'the serial of student T is used, used by S'],
    ],
    ['finds two of one number', [used, used, held], ['ABCD-EFGH-****-**** has 2 records']],
  ];
  for (const [name, rows, expected, isRemoved = false] of cases)
    it(name, () => {
      const texts = said(judgeSerial(NUMBER, rows, NOW, () => isRemoved));
      assert.deepEqual(
        texts.map((text) => text.replace('serial ABCD', 'ABCD')),
        expected,
      );
    });
});

describe('EmailRule', () => {
  function judged(...rows: [string, string][]) {
    const rule = new EmailRule();
    const known = rows.map(([id, email]) => ({ id, email }));
    const found = known.flatMap((row) => rule.next(row));
    const others = known.filter(({ email }) => rule.wanted.includes(email));
    return said([...found, ...rule.duplicates(others)]);
  }

  it('is content with different ones in lower case', () => {
    assert.deepEqual(judged(['S', 'a@x'], ['T', 'b@x']), []);
  });

  it('finds two that are the same', () => {
    assert.deepEqual(judged(['S', 'a@x'], ['T', 'a@x']), ['students S and T have the same e-mail']);
  });

  it('finds one that differs in its case alone', () => {
    assert.deepEqual(judged(['S', 'A@x'], ['T', 'a@x']), [
      'the e-mail of student S is not trimmed and in lower case',
      'students S and T have the same e-mail',
    ]);
  });

  it('finds two odd ones that mean the same', () => {
    assert.deepEqual(judged(['S', 'A@X'], ['T', 'A@x']).at(-1), 'students S and T have the same e-mail');
  });
});
