import mongoose from 'mongoose';
import { connectionTo } from './mongo';

/** The driver's options for an address and our options. */
function driverOptions(address: string) {
  const { uri, options } = connectionTo(address);
  // Both belong to mongoose, not to the driver.
  const { autoCreate: _create, autoIndex: _index, ...driver } = options;
  return new mongoose.mongo.MongoClient(uri, driver as mongoose.mongo.MongoClientOptions).options;
}

const PINNED = {
  writeConcern: { w: 'majority', j: true },
  readPreference: { mode: 'primary' },
  readConcern: { level: 'local' },
};

describe('connectionTo', () => {
  it('has defaults for time-outs and pool sizes', () => {
    expect(driverOptions('mongodb://db.example/')).toMatchObject({
      ...PINNED,
      serverSelectionTimeoutMS: 5000,
      socketTimeoutMS: 45_000,
      waitQueueTimeoutMS: 10_000,
      maxPoolSize: 30,
      writeConcern: { wtimeoutMS: 10_000 },
    });
  });

  it('takes them from the address, in any case', () => {
    const query =
      'maxpoolsize=7&socketTimeoutMS=1000&serverSelectionTimeoutMS=2000&waitQueueTimeoutMS=3000&wTimeoutMS=4000&retryWrites=false';
    expect(driverOptions(`mongodb://user:p%3Fss@a.example:1,b.example:2/?${query}`)).toMatchObject({
      ...PINNED,
      maxPoolSize: 7,
      socketTimeoutMS: 1000,
      serverSelectionTimeoutMS: 2000,
      waitQueueTimeoutMS: 3000,
      writeConcern: { w: 'majority', j: true, wtimeoutMS: 4000 },
      retryWrites: false,
      credentials: { username: 'user', password: 'p?ss' },
    });
  });

  it('keeps what makes answers safe, whatever the address says', () => {
    const query =
      'w=1&journal=false&readPreference=secondary&readPreferenceTags=dc:a&readConcernLevel=available';
    expect(driverOptions(`mongodb://db.example/?${query}&maxStalenessSeconds=90`)).toMatchObject(PINNED);
  });
});
