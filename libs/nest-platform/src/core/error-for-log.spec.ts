import { type LoggerOptions, pino } from 'pino';
import { mongo } from 'mongoose';
import { errorForLog } from './error-for-log';
import { log } from './logger';

const document = { _id: 'a', email: 'ada@b.example', passwordHash: 'the-hash' };
const duplicate =
  'E11000 duplicate key error collection: x.staff index: email_1 dup key: { email: "ada@b.example" }';

function lineOf(err: unknown): string {
  const lines: string[] = [];
  const { [pino.symbols.serializersSym]: serializers } = log as unknown as Record<symbol, object>;
  const likeOurs = pino({ serializers } as LoggerOptions, { write: (line) => lines.push(line) });
  likeOurs.error({ err }, 'it failed');
  return lines.join('');
}

describe('errorForLog', () => {
  it('tells of a failed write what failed, and nothing of the document', () => {
    const failed = { code: 11000, index: 0, errmsg: duplicate, op: document };
    const error = new mongo.MongoBulkWriteError(
      { message: duplicate, code: 11000, writeErrors: [failed as never] },
      {} as never,
    );
    const line = lineOf(error);
    expect(line).toContain('MongoBulkWriteError');
    expect(line).toContain('email_1 dup key');
    expect(line).toContain('"code":11000');
    for (const secret of ['the-hash', 'ada@b.example']) expect(line).not.toContain(secret);
  });

  it('tells what caused it, as deep as four', () => {
    const caused = (depth: number): Error =>
      new Error(`level ${depth}`, depth < 9 ? { cause: caused(depth + 1) } : {});
    const line = lineOf(caused(0));
    for (const depth of [0, 1, 4]) expect(line).toContain(`"message":"level ${depth}"`);
    expect(line).not.toContain('"message":"level 5"');
  });

  it('tells the errors of an AggregateError, and plain fields', () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', port: 27017 });
    expect(lineOf(new AggregateError([away], 'all failed'))).toMatch(/"code":"ECONNREFUSED","port":27017/);
  });

  it.each([
    ['text', 'text'],
    [undefined, '[object Undefined]'],
    [{ passwordHash: 'the-hash' }, '[object Object]'],
  ])('tells of %j, which is no error, %j', (thrown, told) => expect(errorForLog(thrown)).toBe(told));
});
