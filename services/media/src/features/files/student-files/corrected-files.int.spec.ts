import { TEST_SECRET } from '@concord/nest-platform/testing';
import { dataUrlOf, makePdf, makePortraitUrl } from '@concord/testing';
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
