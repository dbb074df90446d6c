import { type RegisterBody, registerBody } from '@concord/contracts';
import { toStudentRecord } from './student-record';

const ID = 'a'.repeat(24);
const AT = new Date('2026-01-02T03:04:05.000Z');
const FILES = { passport: { public_id: 'p' }, documents: [{ name: 'a.pdf', file: { public_id: 'd' } }] };

function bodyOf(more: object): RegisterBody {
  return registerBody.parse({
    image_data: 'data:image/png;base64,AA',
    surname: 'Okafor',
    firstName: 'Ada',
    email: 'Ada@Example.org',
    serialNumber: 'abcd2345efgh6789',
    ...more,
  }) as RegisterBody;
}

describe('toStudentRecord', () => {
  it('stores missing fields as null or an empty list', () => {
    const record = toStudentRecord(
      ID,
      bodyOf({ title: '', state: null, phoneNumber: '   ' }),
      FILES,
      undefined,
      AT,
    );
    expect(record).toMatchObject({
      title: null,
      state: null,
      phoneNumber: null,
      dob: null,
      pgdCourses: [],
      membershipType: [],
      academicPrograms: [],
      email: 'ada@example.org',
      serialNumber: 'ABCD-2345-EFGH-6789',
      createdAt: AT,
    });
    expect(Object.values(record.currentEmploymet)).toEqual([null, null, null, null, null]);
    expect(record).not.toHaveProperty('idempotency');
  });

  it('stores the chosen groups as membership types, each once', () => {
    const academicPrograms = [
      { name: 'Academic Programs', options: ['Msc'] },
      { name: 'Academic Programs', options: ['Bsc'] },
      { name: 'NYSC Scheme' },
    ];
    const record = toStudentRecord(ID, bodyOf({ academicPrograms }), FILES, undefined, AT);
    expect(record.membershipType).toEqual(['Academic Programs', 'NYSC Scheme']);
    expect(record.academicPrograms[2]).toEqual({ name: 'NYSC Scheme', options: [] });
  });

  it('stores the ids of the files and the idempotency key', () => {
    const idempotency = { key: 'k', bodyHash: 'h' };
    const record = toStudentRecord(ID, bodyOf({}), FILES, idempotency, AT);
    expect(record.passport).toEqual({ public_id: 'p' });
    expect(record.documents).toEqual(FILES.documents);
    expect(record.idempotency).toEqual({ ...idempotency, at: AT });
  });
});
