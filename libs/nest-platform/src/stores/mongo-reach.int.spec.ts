import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import mongoose from 'mongoose';
import { TlsProxy } from '../testing';
import { TLS_CERTIFICATE } from '../testing/tls-certificate';

/** MONGODB_URI by way of another port of localhost, with these options in the address. */
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
