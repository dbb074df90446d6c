import mongoose from 'mongoose';
import { toAppError } from '../http/error-filter';
import { duplicateKeyOf, duplicatesOf, isStoreUnavailable, retryOnce } from './mongo-errors';

const { MongoBulkWriteError, MongoNetworkError, MongoServerError, MongoWriteConcernError } = mongoose.mongo;

type Parts = ConstructorParameters<typeof MongoBulkWriteError>;
interface Failure {
  index: number;
  code: number;
  errmsg: string;
}

/** A bulk write error as the driver reports it: its cause, or its records' failures, with or without a majority. */
function bulkError(cause: Error | { code: number }, writeErrors: Failure[] = [], concern?: { code: number }) {
  const result = { getWriteConcernError: () => concern };
  const known = cause instanceof Error ? cause : { message: 'refused', ...cause, writeErrors };
  return new MongoBulkWriteError(known as unknown as Parts[0], result as unknown as Parts[1]);
}

const lost = () => new MongoNetworkError('read ECONNRESET');
const serverError = (code: number) => new MongoServerError({ message: 'refused', code });
const failure = (index: number, code: number): Failure => ({ index, code, errmsg: 'refused' });
const withoutMajority = (code: number) =>
  new MongoWriteConcernError({ ok: 1, writeConcernError: { code, errmsg: 'waiting timed out' } } as never);

const STEP_DOWN = [10_107, 13_435, 13_436, 11_602, 11_600, 189, 91];
const TIME_OUTS = [50, 64, 262];

describe.each([...STEP_DOWN, ...TIME_OUTS])('code %s', (code) => {
  it.each([
    ['a single operation', serverError(code)],
    ['a write without a majority', withoutMajority(code)],
    ['a bulk write that it ended', bulkError(serverError(code))],
    ['a record of a bulk write', bulkError({ code }, [failure(0, code)])],
    [
      'a record of a bulk write beside a duplicate',
      bulkError({ code: 11_000 }, [failure(0, 11_000), failure(1, code)]),
    ],
    ['a bulk write without a majority', bulkError({ code }, [], { code })],
    [
      'a bulk write with duplicates and without a majority',
      bulkError({ code: 11_000 }, [failure(0, 11_000)], { code }),
    ],
  ])('of %s means that the store is unavailable', (_, error) => {
    expect(isStoreUnavailable(error)).toBe(true);
    expect(duplicatesOf(error)).toBeUndefined();
    expect(toAppError(error)).toMatchObject({
      statusCode: 503,
      code: 'UPSTREAM_UNAVAILABLE',
      extra: { retryAfterSeconds: 1 },
    });
  });
});

describe('isStoreUnavailable', () => {
  it.each([
    ['a lost connection', lost(), true],
    ['a bulk write whose connection was lost', bulkError(lost()), true],
    ['a write on a connection that has ended', Object.assign(new Error('ended'), { code: 'EPIPE' }), true],
    [
      'an operation that may be repeated',
      new MongoServerError({ errorLabels: ['RetryableWriteError'] }),
      true,
    ],
    ['a write that the server refused', serverError(11_000), false],
    ['an index that it refused', serverError(85), false],
    ['a bulk write that the server refused', bulkError(serverError(11_000)), false],
    ['a bulk write with duplicates', bulkError({ code: 11_000 }, [failure(0, 11_000)]), false],
    ['another error with such a code', Object.assign(new Error('exit'), { code: 91 }), false],
    ['what is no error', 'down', false],
  ])('recognises %s', (_, error, unavailable) => expect(isStoreUnavailable(error)).toBe(unavailable));
});

describe('duplicates', () => {
  it('are found by field and by position', () => {
    const error = Object.assign(serverError(11_000), { keyPattern: { email: 1 } });
    expect(duplicateKeyOf(error)).toEqual(['email']);
    expect(duplicatesOf(bulkError({ code: 11_000 }, [failure(1, 11_000), failure(3, 11_000)]))).toEqual([
      1, 3,
    ]);
  });
});

describe('retryOnce', () => {
  it.each([
    ['a bulk write whose connection was lost', bulkError(lost())],
    ['an operation on a server that steps down', serverError(11_602)],
  ])('tries %s again', async (_, error) => {
    const operation = jest.fn().mockRejectedValueOnce(error).mockResolvedValue('stored');
    await expect(retryOnce(operation)).resolves.toBe('stored');
  });

  it.each([
    ['what the server refused', serverError(11_000)],
    ['what has waited for a majority already', withoutMajority(64)],
    ['what has waited for its time limit already', bulkError(serverError(50))],
  ])('does not repeat %s', async (_, error) => {
    const operation = jest.fn().mockRejectedValue(error);
    await expect(retryOnce(operation)).rejects.toThrow();
    expect(operation).toHaveBeenCalledTimes(1);
  });
});
