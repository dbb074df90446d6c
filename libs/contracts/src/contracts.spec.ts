import { z } from 'zod';
import {
  answersBody,
  calls,
  examSignInBody,
  examUploadBody,
  latestToday,
  normaliseSerial,
  registerBody,
  SERIAL_PATTERN,
  serialGenerateBody,
  submitBody,
} from './index';

const ID = 'a'.repeat(24);
const person = {
  image_data: 'data:,x',
  surname: ' Bello ',
  firstName: 'Amina',
  email: ' A@B.CO ',
  serialNumber: 'abcd efgh23456789',
};
const question = { question: 'Q', answer: 'a', options: ['a', 'b'] };
const exam = { title: 'T', duration: 30, questions: [question] };
const binding = { purpose: 'certificate', studentName: 'x', selectedCourse: ID };
const submission = {
  studentDetails: { _id: ID, surname: 'x' },
  Exam: { _id: ID, examName: 'y' },
  answers: [{ _id: ID, selectedOption: null, question: 'q' }],
};

const BODIES = { answersBody, examSignInBody, examUploadBody, registerBody, serialGenerateBody, submitBody };

describe('a body', () => {
  it.each<[keyof typeof BODIES, string, object]>([
    ['registerBody', 'an unknown key', { ...person, surnam: 'x' }],
    ['registerBody', 'an operator for a field', { ...person, email: { $gt: '' } }],
    ['registerBody', 'only spaces as a name', { ...person, surname: '   ' }],
    ['registerBody', 'a name of 101 characters', { ...person, firstName: 'x'.repeat(101) }],
    ['registerBody', 'a middle name of 101 characters', { ...person, middleName: 'x'.repeat(101) }],
    ['registerBody', 'an operator for the serial', { ...person, serialNumber: { $ne: null } }],
    ['registerBody', 'a choice that is not offered', { ...person, title: 'Sir' }],
    ['registerBody', 'a date that does not exist', { ...person, dob: '2001-02-30' }],
    ['registerBody', 'an age below fourteen', { ...person, dob: latestToday() }],
    ['registerBody', 'a job since 1899', { ...person, currentEmploymet: { startDate: '1899-12-31' } }],
    ['registerBody', 'a job in the future', { ...person, currentEmploymet: { startDate: '9999-12-31' } }],
    ['examUploadBody', 'only spaces as a title', { ...exam, title: ' ' }],
    ['examUploadBody', 'an operator for the title', { ...exam, title: { $gt: '' } }],
    ['examUploadBody', 'an unknown key', { ...exam, examCode: 'MINE' }],
    ['examUploadBody', 'no duration', { ...exam, duration: undefined }],
    ['examUploadBody', 'a duration of 0', { ...exam, duration: 0 }],
    ['examUploadBody', 'a broken duration', { ...exam, duration: 1.5 }],
    ['examUploadBody', 'a duration of 601', { ...exam, duration: 601 }],
    ['examUploadBody', 'a duration that is text', { ...exam, duration: '60' }],
    ['examUploadBody', 'no questions', { ...exam, questions: [] }],
    ['examUploadBody', '501 questions', { ...exam, questions: Array(501).fill(question) }],
    ['examUploadBody', 'no such answer', { ...exam, questions: [{ ...question, answer: 'c' }] }],
    ['examUploadBody', 'equal options', { ...exam, questions: [{ ...question, options: ['a', 'a'] }] }],
    ['examUploadBody', 'a single option', { ...exam, questions: [{ ...question, options: ['a'] }] }],
    ['answersBody', 'no sequence number', { answers: { [ID]: 'x' } }],
    ['answersBody', 'a broken sequence number', { seq: 1.5, answers: { [ID]: 'x' } }],
    ['answersBody', 'a sequence number of 0', { seq: 0, answers: { [ID]: 'x' } }],
    ['answersBody', 'a question that is no id', { seq: 1, answers: { constructor: 'x' } }],
    ['answersBody', 'an operator for an answer', { seq: 1, answers: { [ID]: { $ne: null } } }],
    ['answersBody', 'a number for an answer', { seq: 1, answers: { [ID]: 1 } }],
    ['answersBody', 'answers as a list', { seq: 1, answers: ['x'] }],
    ['answersBody', 'an unknown key', { seq: 1, answers: {}, status: 'graded' }],
    [
      'answersBody',
      'more answers than an exam has questions',
      {
        seq: 1,
        answers: Object.fromEntries(
          Array.from({ length: 501 }, (_, n) => [String(n).padStart(24, '0'), 'x']),
        ),
      },
    ],
    ['submitBody', 'a score', { ...submission, score: 100 }],
    ['submitBody', 'answers that are text', { ...submission, answers: 'Right' }],
    ['submitBody', 'an operator', { ...submission, answers: [{ _id: ID, selectedOption: { $gt: '' } }] }],
    ['submitBody', 'no exam', { ...submission, Exam: null }],
    ['serialGenerateBody', 'a certificate without a course', { purpose: 'certificate', studentName: 'x' }],
    ['serialGenerateBody', 'a name of 29 characters', { ...binding, studentName: 'x'.repeat(29) }],
    ['serialGenerateBody', 'a name that nobody can see', { ...binding, studentName: '\u200b\u2060' }],
    ['serialGenerateBody', 'an unknown key', { ...binding, isValid: false }],
    ['serialGenerateBody', 'a student that is no id', { ...binding, student: 'Ada' }],
    ['serialGenerateBody', 'a student for a registration', { student: 'a'.repeat(24) }],
    ['serialGenerateBody', 'a broken count', { count: 1.5 }],
    ['serialGenerateBody', 'a count that is text', { count: '3' }],
  ])('(%s) is refused with %s', (name, _, value) => {
    expect(BODIES[name].safeParse(value).success).toBe(false);
  });

  it.each([
    [{ SerialNumber: 'x' }, 'Email is required'],
    [{ email: 'x' }, 'Please enter a valid email'],
    [{ email: 'a@b.example' }, 'Serial-Number is required'],
    [{ email: 'a@b.example', SerialNumber: 'ABCD' }, 'Serial-Number must be 19 charaters'],
  ])('of exam sign-in, %j, is refused: %s', (value, message) => {
    const issues = examSignInBody.safeParse(value).error?.issues.map((issue) => issue.message);
    expect(issues).toContain(message);
  });

  it('of a registration needs only picture, names, e-mail and serial, which are normalised', () => {
    const parsed = registerBody.parse({ ...person, title: '', gender: null, documents: {}, middleName: '' });
    expect(parsed).toMatchObject({ surname: 'Bello', email: 'a@b.co', serialNumber: 'ABCD-EFGH-2345-6789' });
    expect(parsed.title).toBeUndefined();
  });

  it('of a registration has no middle name of blanks, and no mark in names and phones that nobody sees', () => {
    const typed = {
      middleName: ' \u200b ',
      firstName: 'Ngo\u200bzi',
      phoneNumber: '\u202a0803 555 0100\u202c',
    };
    const parsed = registerBody.parse({ ...person, ...typed });
    expect(parsed.middleName).toBeUndefined();
    expect(parsed).toMatchObject({ firstName: 'Ngozi', phoneNumber: '0803 555 0100' });
  });

  it.each([
    'abcdefghjkmnpqrs',
    ' ABCD EFGH  JKMN PQRS ',
    'ABCD\u2013EFGH\u2014JKMN\u2212PQRS',
    'abcd-efgh-jkmn-pqrs\u200b',
  ])('of an exam sign-in takes the serial %j', (SerialNumber) =>
    expect(examSignInBody.parse({ email: 'a@b.co', SerialNumber })).toEqual({
      email: 'a@b.co',
      SerialNumber: 'ABCD-EFGH-JKMN-PQRS',
    }),
  );

  it('of an exam loses what a client sends and the server must not trust', () => {
    const sent = { ...exam, uploadedBy: 'me', questions: [{ ...question, qstNumber: 9 }] };
    expect(examUploadBody.parse(sent)).toEqual(exam);
  });

  it('of a save may be empty: a heartbeat', () => {
    expect(answersBody.parse({})).toEqual({});
  });

  it('of a submission is read as far as it is needed', () => {
    expect(submitBody.parse(submission)).toEqual({
      studentDetails: { _id: ID },
      Exam: { _id: ID },
      answers: [{ _id: ID, selectedOption: null }],
    });
  });

  it('for a serial may be empty', () => {
    expect(serialGenerateBody.parse({})).toEqual({ purpose: 'registration' });
  });

  it('for the serial of a certificate may name a student', () => {
    expect(serialGenerateBody.parse({ ...binding, student: ID }).student).toBe(ID);
    expect(serialGenerateBody.parse({ ...binding, student: '' }).student).toBeUndefined();
  });

  it('for the serial of a certificate has its name on one line', () => {
    expect(serialGenerateBody.parse({ ...binding, studentName: 'Ada\nOkafor' }).studentName).toBe(
      'Ada Okafor',
    );
  });
});

describe('serials', () => {
  it.each([
    [' abcd-efgh2345 6789 ', 'ABCD-EFGH-2345-6789'],
    ['ABCD–EFGH—2345‑6789', 'ABCD-EFGH-2345-6789'],
    ['nonsense', 'NONSENSE'],
  ])('typed as %s are %s', (typed, serial) => expect(normaliseSerial(typed)).toBe(serial));

  it('have no letter that looks like a digit', () => {
    expect(SERIAL_PATTERN.test('ABCD-EFGH-2345-678O')).toBe(false);
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
