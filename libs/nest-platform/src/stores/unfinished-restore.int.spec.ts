import { type Connection, Schema } from 'mongoose';
import { TestEnvironment } from '../testing';
import { prepareConnection, waitUntilPrepared } from './prepare-database';
import { UnfinishedRestoreError } from './unfinished-restore';

const definition = {
  service: 'media' as const,
  schemas: [new Schema({ name: String }, { collection: 'things' })],
};

describe('a restore that was cut off', () => {
  const test = new TestEnvironment();
  let connection: Connection;
  const marks = () => {
    const prefix = connection.name.slice(0, -'media'.length);
    return connection.getClient().db(`${prefix}restore`).collection('progress');
  };

  beforeAll(async () => {
    connection = await test.database('media');
  });
  afterEach(() => marks().deleteMany({}));
  afterAll(() => test.close('media'));

  it('keeps preparations and processes from its stores until it is done', async () => {
    await prepareConnection(connection, definition, {});
    await marks().insertOne({ copy: 'abcd1234', isDatabaseDone: true });
    await expect(prepareConnection(connection, definition, {})).rejects.toBeInstanceOf(
      UnfinishedRestoreError,
    );
    await expect(waitUntilPrepared(connection, definition, 0)).rejects.toThrow(
      'restore of backup abcd1234 is not finished',
    );
    await marks().deleteMany({});
    await prepareConnection(connection, definition, {});
    await waitUntilPrepared(connection, definition, 0);
  });
});
