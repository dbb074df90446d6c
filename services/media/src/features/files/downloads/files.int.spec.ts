import { EXTENSIONS } from '../../../shared/content/document-type';
import type { AuditRecord } from '@concord/contracts';
import { FileLinks } from '@concord/nest-platform';
import { dataUrlOf, makePortraitUrl, pdfOfObjects } from '@concord/testing';
import { MediaHarness } from '../../../testing/harness';
import { OTHER_ID } from '../../../testing/records';
import { makeDoc } from '../../../testing/office-files';
import type { FileKind, FileRecord } from '../../../store/files/file.schema';
import { FileStore } from '../../../shared/stored-files/file-store';
import { contentDisposition, displayName } from '../../../shared/content/file-name';
import { OpenedFiles } from './opened-files';

const media = MediaHarness.forSuite();

describe('GET /media/files/:public_id', () => {
  it('refuses a link with a changed signature, expiry or file', async () => {
    const stored = await media.storeFiles({
      student: OTHER_ID,
      passport: await makePortraitUrl(),
      documents: [],
    });
    const id = stored.json().passport.public_id;
    const valid = media.links.sign(id);
    const inThePast = () => Date.now() - 3_600_000;
    const expired = new FileLinks(media.env.FILE_LINK_SECRET, inThePast).sign(id);
    const forged = new FileLinks(['another-secret']).sign(id);
    const other = media.links.sign('0'.repeat(32)).replace('0'.repeat(32), id);
    const changed = [valid.replace(/exp=\d/, 'exp=9'), `${valid}x`, valid.split('&')[0] ?? ''];
    for (const url of [expired, forged, other, ...changed])
      expect((await media.download(url)).statusCode).toBe(403);
    expect((await media.download(valid)).statusCode).toBe(200);
  });

  it.each(['nothing', '..%2F..%2Fetc%2Fpasswd', '0'.repeat(32)])('answers 404 for %s', async (id) => {
    expect((await media.request('GET', `/media/files/${id}`)).statusCode).toBe(404);
  });

  const storeDocument = async (bytes: Buffer, name: string) => {
    const documents = [{ name, file: dataUrlOf(bytes, 'text/html') }];
    const stored = await media.storeFiles({
      student: OTHER_ID,
      passport: await makePortraitUrl(),
      documents,
    });
    return stored.json().documents[0];
  };

  it('serves a PDF with a script under a policy without script-src', async () => {
    const action = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
    const bytes = pdfOfObjects({
      objects: [`<< /Type /Catalog /Pages 2 0 R ${action} >>`, '<< /Type /Pages /Kids [] /Count 0 >>'],
    });
    const file = await media.download(
      media.links.sign((await storeDocument(bytes, 'a.html')).file.public_id),
    );
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'(?!.*script-src)/),
      'content-disposition': expect.stringContaining('inline; filename="a.pdf"'),
    });
  });

  it.each(Object.keys(EXTENSIONS))('serves %s so that nothing of it can run on our origin', async (type) => {
    const store = media.app.get(FileStore, { strict: false });
    const bytes = Buffer.from('<script>alert(1)</script>');
    const [file] = await store.save([{ owner: OTHER_ID, kind: 'document', name: 'a.html', type, bytes }]);
    const { headers } = await media.download(media.links.sign(file?.public_id ?? ''));
    const isPdf = type === 'application/pdf';
    const disposition = isPdf || type.startsWith('image/') ? 'inline' : 'attachment';
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(
        new RegExp(`^${disposition}; filename="a\\.${EXTENSIONS[type]}";`),
      ),
      'x-content-type-options': 'nosniff',
      'content-security-policy': isPdf
        ? expect.stringMatching(/^default-src 'none';(?!.*script-src)/)
        : "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': expect.stringMatching(/^private, max-age=\d{2,3}$/),
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('keeps the display name of a document and sends a safe file name', async () => {
    const name = '../..\\سيرة"; filename="b\r\nSet-Cookie: x=1.exe';
    const stored = await storeDocument(makeDoc(), name);
    expect(stored.name).toBe(displayName(name));
    const { headers } = await media.download(media.links.sign(stored.file.public_id));
    expect(headers['content-disposition']).toBe(contentDisposition(name, 'application/msword'));
    expect(headers['set-cookie']).toBeUndefined();
  });

  describe('on record', () => {
    const opened = async (name: string) => {
      const outbox = (await media.database()).collection<{ record: AuditRecord }>('audit-outbox');
      const records = (await outbox.find().toArray()).map(({ record }) => record);
      return records.filter(({ action, label }) => action === 'file.open' && label === name);
    };
    const store = async (kind: FileKind, name: string) => {
      const type = 'application/pdf';
      const bytes = Buffer.from('%PDF-');
      const files = media.app.get(FileStore, { strict: false });
      const [file] = await files.save([{ owner: OTHER_ID, kind, name, type, bytes }]);
      return media.links.sign(file?.public_id ?? '');
    };

    it.each([
      ['document', 'student'],
      ['export', 'export'],
    ] as const)('is who opens a file of kind %s, once however often', async (kind, entity) => {
      const name = `opened-${kind}.pdf`;
      const link = await store(kind, name);
      for (let times = 0; times < 3; times += 1) expect((await media.download(link)).statusCode).toBe(200);
      expect(await opened(name)).toMatchObject([
        { outcome: 'done', actor: { kind: 'anonymous' }, address: '127.0.0.1', entity, id: OTHER_ID },
      ]);
    });

    it('is an IPv6 network, not each of its addresses', async () => {
      const record = (address: string) =>
        media.app.get(OpenedFiles, { strict: false }).record(
          {
            kind: 'document',
            public_id: 'a-file-of-a-network',
            owner: OTHER_ID,
            name: 'network.pdf',
          } as FileRecord,
          { address, requestId: 'a-request' },
        );
      for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::ffff', '2001:db8:1:3::1'])
        await record(address);
      const addresses = (await opened('network.pdf')).map(({ address }) => address);
      expect(addresses).toEqual(['2001:db8:1:2::1', '2001:db8:1:3::1']);
    });

    it('is nobody who was refused, and no picture', async () => {
      await media.download(`${await store('document', 'refused.pdf')}x`);
      await media.download(await store('passport', 'face.pdf'));
      expect([await opened('refused.pdf'), await opened('face.pdf')]).toEqual([[], []]);
    });
  });
});
