import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from './check.ts';
import type { FileRecord, SerialRecord, Snapshot } from './snapshot.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');
const SERIAL = 'ABCD-EFGH-JKMN-PQRS';

const file = (owner: string, kind: string, public_id: string, isNew = false): FileRecord => ({
  owner,
  kind,
  public_id,
  isNew,
});
const serial = (more: Partial<SerialRecord> = {}): SerialRecord => ({
  serial: SERIAL,
  purpose: 'registration',
  state: 'used',
  usedBy: 'S',
  claim: undefined,
  ...more,
});
const CLAIMED = 'CLAI-MEDX-XXXX-XXXX';
/** Serial with a claim that ends in some seconds. */
const claimed = (seconds: number, student: string, number = CLAIMED): SerialRecord =>
  serial({
    serial: number,
    state: 'claimed',
    usedBy: undefined,
    claim: { student, until: new Date(NOW + seconds * 1000) },
  });

/** A student with a passport and a document, a gallery picture and a print; nothing is wrong with them. */
const whole = (): Snapshot => ({
  now: NOW,
  removals: [],
  serials: [serial(), serial({ serial: 'FREE', state: 'valid', usedBy: undefined })],
  making: [],
  replacing: [],
  students: [{ id: 'S', email: 'ada@x', serial: SERIAL }],
  owners: [
    {
      source: 'student',
      id: 'S',
      references: [
        { kind: 'passport', public_id: 'p' },
        { kind: 'document', public_id: 'd' },
      ],
    },
    { source: 'gallery', id: 'G', references: [{ kind: 'gallery', public_id: 'g' }] },
    { source: 'print', id: 'P', references: [{ kind: 'print', public_id: 'r' }] },
  ],
  files: [
    file('S', 'document', 'd'),
    file('S', 'passport', 'p'),
    file('G', 'gallery', 'g'),
    file('P', 'print', 'r'),
  ],
  objects: ['p', 'd', 'g', 'r'],
  receipts: ['S'],
  accounts: [
    {
      member: 'M',
      charges: [{ id: 'C', amount: 5000, reduced: 0, isVoid: false }],
      payments: [
        {
          id: 'P',
          state: 'confirmed',
          amount: 5000,
          refunded: 0,
          allocations: [{ charge: 'C', amount: 5000 }],
        },
      ],
      isPending: false,
    },
  ],
  documents: [{ kind: 'receipt', number: 'REC-2026-000001', of: 'P' }],
  balances: new Map([['M', 0]]),
  certificates: [
    { number: 'OLD', replaces: undefined, replacedBy: 'NEW', isNew: false },
    { number: 'NEW', replaces: 'OLD', replacedBy: undefined, isNew: false },
  ],
});

/** Stores a file with its object. */
const store = ({ files, objects }: Snapshot, record: FileRecord) => {
  files.push(record);
  objects.push(record.public_id);
};
const addStudent = (stores: Snapshot, id: string, email: string, number = SERIAL) => {
  stores.students.push({ id, email, serial: number });
  const references = [{ kind: 'passport', public_id: id.toLowerCase() }];
  stores.owners.push({ source: 'student', id, references });
  store(stores, file(id, 'passport', id.toLowerCase()));
};

describe('judge', () => {
  it('finds nothing wrong with a whole registration, and examines all of it', () => {
    const { all, examined } = judge(whole());
    assert.deepEqual(all, []);
    assert.deepEqual(Object.values(examined), [1, 1, 2, 2, 4, 1, 2, 1, 1, 0]);
  });

  /** `-` before what is under way; `*` for the serial. */
  const cases: [string, (stores: Snapshot) => void, string[]][] = [
    [
      'a student without a passport',
      ({ owners }) => owners[0]?.references.shift(),
      ['student S has no passport', 'passport record p belongs to S, which does not refer to it'],
    ],
    [
      'a file without its record',
      ({ files }) => files.shift(),
      ['document d of S has no record', 'object d has no record'],
    ],
    [
      'a record of another kind',
      ({ files }) => files.splice(1, 1, file('S', 'document', 'p')),
      ['passport p of S is recorded as document'],
    ],
    [
      'a file that its owner does not refer to',
      (stores) => store(stores, file('S', 'document', 'q')),
      ['document record q belongs to S, which does not refer to it'],
    ],
    [
      'files of owners who do not exist',
      (stores) => {
        store(stores, file('T', 'passport', 'q'));
        store(stores, file('H', 'gallery', 'h'));
      },
      [
        'passport record q belongs to T, which does not exist',
        'gallery record h belongs to H, which does not exist',
      ],
    ],
    [
      'a picture that was just stored',
      (stores) => store(stores, file('H', 'gallery', 'h', true)),
      ['- gallery record h belongs to H, which does not exist'],
    ],
    [
      'a picture without its record',
      ({ owners }) => owners[1]?.references.push({ kind: 'gallery', public_id: '' }),
      ['gallery (none) of G has no record'],
    ],
    [
      'a certificate that does not say what replaces it, and one whose successor is gone',
      ({ certificates }) => {
        certificates.splice(0, 1, {
          number: 'OLD',
          replaces: undefined,
          replacedBy: undefined,
          isNew: false,
        });
        certificates.push({ number: 'LOST', replaces: undefined, replacedBy: 'GONE', isNew: false });
      },
      ['NEW replaces OLD, which does not say so', 'LOST is replaced by GONE, which does not replace it'],
    ],
    [
      'a record without its object',
      ({ objects }) => objects.shift(),
      ['passport record p of S has no object'],
    ],
    ['an object without a record', ({ objects }) => objects.push('x'), ['object x has no record']],
    [
      'two records of an object',
      ({ files }) => files.push(file('S', 'document', 'd')),
      ['object d has 2 records'],
    ],
    [
      'what a registration holds',
      (stores) => {
        stores.serials.push(claimed(20, 'T'));
        stores.files.push(file('T', 'passport', 'q'));
      },
      [
        '- passport record q belongs to T, which does not exist',
        '- passport record q of T has no object',
        '- serial CLAI-MEDX-****-**** is claimed for T until 2026-01-01T12:00:20.000Z',
      ],
    ],
    [
      'a removal that is not confirmed',
      (stores) => {
        stores.removals.push({ student: 'S', isPending: true });
        stores.students.pop();
        stores.owners.shift();
      },
      [
        '- the removal of S is not confirmed',
        '- document record d belongs to S, which does not exist',
        '- passport record p belongs to S, which does not exist',
        '- * is used by S, who does not have it',
      ],
    ],
    [
      'a removal that only waits for late uploads',
      ({ removals }) => removals.push({ student: 'T', isPending: false }),
      [],
    ],
    [
      'a used serial whose student was removed',
      ({ serials }) => serials.push(serial({ serial: 'GONE', usedBy: undefined })),
      [],
    ],
    [
      'a student without a serial',
      ({ serials }) => serials.shift(),
      ['the serial of student S does not exist'],
    ],
    [
      'a free serial with a student',
      ({ serials }) => serials.splice(0, 1, serial({ state: 'valid', usedBy: undefined })),
      ['the serial of student S is valid, used by nobody'],
    ],
    [
      'a free serial that is used',
      ({ serials }) => serials.splice(0, 1, serial({ state: 'valid' })),
      ['* is valid, but used by S', 'the serial of student S is valid, used by S'],
    ],
    [
      'a student with the serial of another',
      ({ serials }) => serials.splice(0, 1, serial({ usedBy: 'T' })),
      ['* is used by T, who does not have it', 'the serial of student S is used, used by T'],
    ],
    [
      'a serial of another purpose',
      ({ serials }) => serials.splice(0, 1, serial({ purpose: 'certificate' })),
      ['the serial of student S is one for certificate'],
    ],
    [
      'a claim whose student is there already',
      ({ serials }) => serials.splice(0, 1, claimed(20, 'S', SERIAL)),
      [
        '- * is claimed for S until 2026-01-01T12:00:20.000Z',
        '- the serial of student S is claimed, used by nobody',
      ],
    ],
    [
      'a claim that the sweeper will settle',
      ({ serials }) => serials.splice(1, 1, claimed(-50, 'T')),
      ['- serial CLAI-MEDX-****-**** is claimed for T until 2026-01-01T11:59:10.000Z'],
    ],
    [
      'a claim that nobody settles',
      ({ serials }) => serials.splice(1, 1, claimed(-90, 'T')),
      ['serial CLAI-MEDX-****-**** is claimed for T until 2026-01-01T11:58:30.000Z'],
    ],
    [
      'a claim of nobody',
      ({ serials }) => serials.splice(1, 1, serial({ serial: 'ODD', state: 'claimed', usedBy: undefined })),
      ['serial ODD-****-**** is claimed by nobody'],
    ],
    ['two serials of one number', ({ serials }) => serials.push(serial()), ['* has 2 records']],
    [
      'two students of one serial',
      (stores) => addStudent(stores, 'T', 'bo@x'),
      ['students S, T have one serial', 'the serial of student T is used, used by S'],
    ],
    [
      'e-mails that differ in their case alone',
      (stores) => {
        addStudent(stores, 'T', 'Ada@x', 'OTHER');
        stores.serials.push(serial({ serial: 'OTHER', usedBy: 'T' }));
      },
      ['the e-mail of student T is not trimmed and in lower case', 'students S and T have the same e-mail'],
    ],
    ['a second receipt', ({ receipts }) => receipts.push('S'), ['student S has two receipts']],
  ];

  for (const [name, plant, expected] of cases)
    it(`${expected.length > 0 ? 'finds' : 'is content with'} ${name}`, () => {
      const stores = whole();
      plant(stores);
      const said = judge(stores).all.map(({ text, isUnderWay }) =>
        `${isUnderWay ? '- ' : ''}${text}`.replace('serial ABCD-EFGH-****-****', '*'),
      );
      assert.deepEqual(said.toSorted(), expected.toSorted());
    });
});
