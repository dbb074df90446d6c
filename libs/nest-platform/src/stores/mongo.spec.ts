import mongoose from 'mongoose';
import { isStoreUnavailable, retryOnce } from './mongo';

const { MongoBulkWriteError, MongoNetworkError, MongoServerError } = mongoose.mongo;

/** A bulk write as the driver reports it when `cause` ended it. */
const bulkWriteEndedBy = (cause: Error) =>
  new MongoBulkWriteError(
    cause as unknown as ConstructorParameters<typeof MongoBulkWriteError>[0],
    {} as ConstructorParameters<typeof MongoBulkWriteError>[1],
  );

const lost = () => new MongoNetworkError('read ECONNRESET');
const refused = () => new MongoServerError({ message: 'E11000 duplicate key', code: 11_000 });

describe('isStoreUnavailable', () => {
  it.each([
    ['a lost connection', lost(), true],
    ['a bulk write whose connection was lost', bulkWriteEndedBy(lost()), true],
    ['a write on a connection that has ended', Object.assign(new Error('ended'), { code: 'EPIPE' }), true],
    ['a write that the server refused', refused(), false],
    ['a bulk write that the server refused', bulkWriteEndedBy(refused()), false],
    ['what is no error', 'down', false],
  ])('recognises %s', (_, error, unavailable) => expect(isStoreUnavailable(error)).toBe(unavailable));
});

describe('retryOnce', () => {
  it('tries a bulk write again whose connection was lost', async () => {
    const operation = jest.fn().mockRejectedValueOnce(bulkWriteEndedBy(lost())).mockResolvedValue('stored');
    await expect(retryOnce(operation)).resolves.toBe('stored');
  });

  it('does not repeat what the server refused', async () => {
    const operation = jest.fn().mockRejectedValue(refused());
    await expect(retryOnce(operation)).rejects.toThrow('E11000');
    expect(operation).toHaveBeenCalledTimes(1);
  });
});
