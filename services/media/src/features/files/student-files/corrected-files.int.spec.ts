import { ATTACHMENTS_TYPE, packAttachments, TEST_SECRET } from '@concord/nest-platform/testing';
import { dataUrlOf, makePdf, makePortrait, makePortraitUrl } from '@concord/testing';
import { MediaHarness } from '../../../testing/harness';
import { STUDENT_ID } from '../../../testing/records';

const media = MediaHarness.forSuite();
const PATH = `/internal/owners/${STUDENT_ID}/files`;
const headers = { 'x-service-secret': TEST_SECRET };

const send = (method: 'POST' | 'PUT', payload: object) =>
  media.app.inject({ method, url: PATH, headers, payload });
const document = { name: 'new.pdf', file: dataUrlOf(makePdf(), '') };

describe('further files of a student', () => {
  it('are stored beside the others, and the others removed when only these are kept', async () => {
    const passport = await makePortraitUrl();
    const before = (await media.storeFiles({ student: STUDENT_ID, passport, documents: [document] })).json();
    const old = [before.passport.public_id, before.documents[0].file.public_id];
    const added = await send('POST', { passport, documents: [document] });
    expect(added.statusCode).toBe(200);
    const fresh = [added.json().passport.public_id, added.json().documents[0].file.public_id];
    expect(await media.exist([...old, ...fresh])).toEqual([true, true, true, true]);
    for (let round = 0; round < 2; round += 1)
      expect((await send('PUT', { keep: [fresh[0], old[1]] })).statusCode).toBe(200);
    expect(await media.exist([...old, ...fresh])).toEqual([false, true, true, false]);
  });

  it('may be a document alone', async () => {
    const { passport, documents } = (await send('POST', { documents: [document] })).json();
    expect([passport, documents[0].name]).toEqual([undefined, 'new.pdf']);
  });

  it('are refused all when one is, at its place', async () => {
    const before = await media.files.findByOwner(STUDENT_ID);
    const bad = { name: 'x.exe', file: dataUrlOf(Buffer.from('MZ no document'), '') };
    const answer = await send('POST', { documents: [document, bad] });
    expect(answer.json()).toMatchObject({ statusCode: 400, issues: [{ path: 'documents.1.file' }] });
    expect(await media.files.findByOwner(STUDENT_ID)).toHaveLength(before.length);
  });

  it('are never all removed, and are for services alone', async () => {
    expect((await send('PUT', { keep: [] })).statusCode).toBe(400);
    for (const method of ['POST', 'PUT'] as const)
      expect((await media.app.inject({ method, url: PATH, payload: {} })).statusCode).toBe(403);
  });
});

describe('attached files of a student', () => {
  const attach = (body: object, files: Buffer[]) =>
    media.app.inject({
      method: 'POST',
      url: '/internal/student-files/attached',
      headers: { ...headers, 'content-type': ATTACHMENTS_TYPE },
      payload: packAttachments(body, files),
    });
  const named = (hasPassport: boolean, ...names: string[]) => ({
    student: STUDENT_ID,
    hasPassport,
    documents: names.map((name) => ({ name })),
  });

  it('are stored as they were sent, with a picture encoded again', async () => {
    const pdf = makePdf();
    const answer = await attach(named(true, 'a.pdf'), [await makePortrait(2), pdf]);
    expect(answer.statusCode).toBe(200);
    const { passport, documents } = answer.json();
    const stored = await media.download(media.links.sign(documents[0].file.public_id));
    expect(stored.rawPayload).toEqual(pdf);
    const photo = await media.download(media.links.sign(passport.public_id));
    expect(photo.headers['content-type']).toBe('image/jpeg');
  });

  it.each([
    [
      'one that is no document, at its place',
      named(false, 'x.exe'),
      [Buffer.from('MZ no document')],
      /documents.0.file/,
    ],
    ['fewer than are named', named(true, 'a.pdf'), [makePdf()], /do not match/],
    ['more than are named', named(false), [makePdf()], /do not match/],
  ])('are refused with %s', async (_, body, files, words) => {
    const answer = await attach(body, files);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(words)]);
  });

  it('are refused when their sizes are wrong, and where a call has none', async () => {
    const payload = packAttachments(named(false, 'a.pdf'), [makePdf()]).subarray(0, -1);
    const type = { ...headers, 'content-type': ATTACHMENTS_TYPE };
    const send = (url: string) => media.app.inject({ method: 'POST', url, headers: type, payload });
    expect((await send('/internal/student-files/attached')).statusCode).toBe(400);
    expect((await send(PATH)).statusCode).toBe(415);
  });
});
