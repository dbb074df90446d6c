import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { MongoReplicaSet } from '@concord/testing';
import mongoose from 'mongoose';
import { eventually, TlsProxy } from '../testing';
import { connectionTo } from './mongo';
import { isStoreUnavailable } from './mongo-errors';
import { TLS_CERTIFICATE } from '../testing/tls-certificate';

/** MONGODB_URI through another port of localhost, with these options. */
function addressBy(port: number, options: Record<string, string>): string {
  const url = new URL(process.env.MONGODB_URI ?? '');
  url.host = `localhost:${port}`;
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
  return url.href;
}

describe('MongoDB behind TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mongo-tls-'));
  const tlsCAFile = join(folder, 'ca.pem');
  let proxy: TlsProxy;

  beforeAll(async () => {
    writeFileSync(tlsCAFile, TLS_CERTIFICATE);
    proxy = await TlsProxy.to(process.env.MONGODB_URI ?? '');
  });
  afterAll(async () => {
    await proxy.close();
    rmSync(folder, { recursive: true });
  });

  it('is reached by the options in the address', async () => {
    const address = addressBy(proxy.port, { tls: 'true', tlsCAFile, directConnection: 'true' });
    const connection = await mongoose.createConnection(address, { dbName: 'test-tls' }).asPromise();
    expect(await connection.collection('files').countDocuments({ name: 'none' })).toBe(0);
    expect(proxy.accepted).toBeGreaterThan(0);
    await connection.close();
  });

  it('is not reached when another CA is named', async () => {
    const other = join(folder, 'other.pem');
    writeFileSync(other, rootCertificates[0] ?? '');
    const options = {
      tls: 'true',
      tlsCAFile: other,
      directConnection: 'true',
      serverSelectionTimeoutMS: '1000',
    };
    const refused = mongoose.createConnection(addressBy(proxy.port, options)).asPromise();
    await expect(refused).rejects.toThrow(/certificate/);
  });
});

describe('MongoDB as a replica set', () => {
  let set: MongoReplicaSet;
  beforeEach(async () => (set = await MongoReplicaSet.to(process.env.MONGODB_URI ?? '')));
  afterEach(() => set.end());

  /** Connects like a service. */
  const connect = (address: string) => {
    const { uri, options } = connectionTo(address);
    return mongoose.createConnection(uri, { ...options, dbName: `test-set-${process.pid}` }).asPromise();
  };

  it('is reached when a member of the address does not answer', async () => {
    const connection = await connect(set.url.replace(/(?<start>\/\/([^@/]*@)?)/, '$<start>127.0.0.1:1,'));
    expect((await connection.collection('notes').insertOne({ text: 'x' })).acknowledged).toBe(true);
    await connection.close();
  });

  it('is not reached under another name', async () => {
    const address = `${set.url.replace('replicaSet=rs0', 'replicaSet=other')}&serverSelectionTimeoutMS=1000`;
    await expect(connect(address)).rejects.toThrow();
  });

  it('keeps every write that was acknowledged while the primary moves, and takes new ones on the other', async () => {
    const connection = await connect(set.url);
    const notes = connection.collection<{ n: number }>('moving');
    let [n, isOver] = [0, false];
    const acknowledged: number[] = [];
    const failures: unknown[] = [];
    const writing = (async () => {
      while (!isOver) {
        n += 1;
        await notes.insertOne({ n }).then(
          () => acknowledged.push(n),
          (error: unknown) => failures.push(error),
        );
      }
    })();
    for (const times of [1, 2, 3]) {
      const before = acknowledged.length;
      await eventually(() => acknowledged.length > before + 1);
      await set.move();
      expect(set.moved).toBe(times);
    }
    const before = acknowledged.length;
    await eventually(() => acknowledged.length > before + 1);
    isOver = true;
    await writing;
    expect(failures.filter((error) => !isStoreUnavailable(error))).toEqual([]);
    const stored = await notes.distinct('n');
    expect(acknowledged.filter((each) => !stored.includes(each))).toEqual([]);
    await connection.close();
  });
});
