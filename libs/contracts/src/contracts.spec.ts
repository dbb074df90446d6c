import { z } from 'zod';
import {
  answersBody,
  calls,
  examUploadBody,
  normaliseSerial,
  registerBody,
  SERIAL_PATTERN,
  serialGenerateBody,
  submitBody,
} from './index';

const person = {
  image_data: 'data:,x',
  surname: ' Bello ',
  firstName: 'Amina',
  email: ' A@B.CO ',
  serialNumber: 'abcd efgh23456789',
};

describe('registerBody', () => {
  it('needs only picture, names, e-mail and serial, and normalises them', () => {
    const parsed = registerBody.parse({ ...person, title: '', gender: null, documents: {}, middleName: '' });
    expect(parsed).toMatchObject({ surname: 'Bello', email: 'a@b.co', serialNumber: 'ABCD-EFGH-2345-6789' });
    expect(parsed.title).toBeUndefined();
  });
  it.each([
    ['an unknown key', { surnam: 'x' }],
    ['an operator for a field', { email: { $gt: '' } }],
    ['only spaces as a name', { surname: '   ' }],
    ['a name of 101 characters', { firstName: 'x'.repeat(101) }],
    ['a choice that is not offered', { title: 'Sir' }],
    ['a date that does not exist', { dob: '2001-02-30' }],
  ])('refuses %s', (_, change) => {
    expect(registerBody.safeParse({ ...person, ...change }).success).toBe(false);
  });
  it('keeps hostile names as text', () => {
    const surname = '=cmd|"/c calc"!A1<script>alert(1)</script>';
    expect(registerBody.parse({ ...person, surname }).surname).toBe(surname);
  });
});

describe('examUploadBody', () => {
  const question = { question: 'Q', answer: 'a', options: ['a', 'b'] };
  it('drops the keys that a client sends and the server must not trust', () => {
    const parsed = examUploadBody.parse({
      title: 'T',
      duration: 30,
      uploadedBy: 'me',
      questions: [{ ...question, qstNumber: 9 }],
    });
    expect(parsed).toEqual({ title: 'T', duration: 30, questions: [question] });
  });
  it.each([
    [{ ...question, answer: 'c' }],
    [{ ...question, options: ['a', 'a'] }],
    [{ ...question, options: ['a'] }],
  ])('refuses %j', (bad) => {
    expect(examUploadBody.safeParse({ title: 'T', duration: 30, questions: [bad] }).success).toBe(false);
  });
  it.each([0, 1.5, 601, '60', null])('refuses a duration of %p', (duration) => {
    expect(examUploadBody.safeParse({ title: 'T', duration, questions: [question] }).success).toBe(false);
  });
});

describe('answersBody', () => {
  it('takes an empty body as a heartbeat, and answers only with a sequence number', () => {
    expect(answersBody.parse({})).toEqual({});
    expect(answersBody.safeParse({ answers: { ['a'.repeat(24)]: 'x' } }).success).toBe(false);
    expect(answersBody.safeParse({ seq: 1, answers: { nonsense: 'x' } }).success).toBe(false);
  });
});

describe('submitBody', () => {
  it('reads the named keys of what clients echo, and refuses others at the top', () => {
    const id = 'a'.repeat(24);
    const sent = {
      studentDetails: { _id: id, surname: 'x' },
      Exam: { _id: id, examName: 'y' },
      answers: [{ _id: id, selectedOption: null, question: 'q' }],
    };
    expect(submitBody.parse(sent)).toEqual({
      studentDetails: { _id: id },
      Exam: { _id: id },
      answers: [{ _id: id, selectedOption: null }],
    });
    expect(submitBody.safeParse({ ...sent, score: 100 }).success).toBe(false);
  });
});

describe('serials', () => {
  it('are normalised from what people type', () => {
    expect(normaliseSerial(' abcd-efgh2345 6789 ')).toBe('ABCD-EFGH-2345-6789');
    expect(normaliseSerial('ABCD–EFGH—2345‑6789')).toBe('ABCD-EFGH-2345-6789');
    expect(normaliseSerial('nonsense')).toBe('NONSENSE');
    expect(SERIAL_PATTERN.test('ABCD-EFGH-2345-678O')).toBe(false);
  });
  it('of a certificate need a name and a course', () => {
    expect(serialGenerateBody.parse({})).toEqual({ purpose: 'registration' });
    expect(serialGenerateBody.safeParse({ purpose: 'certificate', studentName: 'x' }).success).toBe(false);
  });
});

describe('calls', () => {
  it('have no two with one method and path', () => {
    const keys = Object.values(calls).map((c) => `${c.method} ${c.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
  it.each(Object.entries(calls))('%s can be described in OpenAPI', (_, c) => {
    for (const schema of ['body', 'query', 'answer'].map((k) => (c as Record<string, unknown>)[k]))
      if (schema) expect(z.toJSONSchema(schema as z.ZodType, { io: 'input' })).toHaveProperty('$schema');
  });
});
