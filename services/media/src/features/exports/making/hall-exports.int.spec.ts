import type { HallSheet, ListExport, StudentCard } from '@concord/contracts';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { MediaHarness } from '../../../testing/harness';
import { readPdf } from '../../../testing/printing';

const media = MediaHarness.forSuite();
const { answers } = media.peer;
const ID = '6'.repeat(24);
const idOf = (n: number) => n.toString(16).padStart(24, '0');
const SHEET = `/internal/halls/${ID}`;

function setHall(size: number) {
  const sheet: HallSheet = {
    hall: {
      _id: ID,
      name: 'Morning',
      room: 'Hall A',
      startsAt: '2026-11-25T08:00:00.000Z',
      invigilators: ['Halima Sani'],
      exams: [{ _id: ID, examName: 'Peace', examCode: 'PCE-1' }],
      students: size,
      revision: 1,
      createdAt: '2026-11-20T08:00:00.000Z',
      createdBy: { _id: ID, username: 'admin' },
    },
    candidates: Array.from({ length: size }, (_, n) => ({
      student: idOf(n),
      surname: `Bello ${n}`,
      firstName: 'Amina',
      middleName: null,
      exams: [{ exam: ID, state: n === 1 ? 'none' : 'waiting' }],
    })),
  };
  answers.set(SHEET, { status: 200, body: sheet });
  answers.set('/internal/students/cards', ({ body }) => {
    const cards = (body as { ids: string[] }).ids.map((_id): StudentCard => ({
      _id,
      serialEnd: '7KQ2',
      photo: null,
    }));
    return { status: 200, body: cards };
  });
}

const order = (body: object) => media.request('POST', '/media/exports', { token: media.staff(), body });

async function made(kind: string) {
  const ordered = await order({ kind, format: 'pdf', query: { hall: ID } });
  const { _id } = ordered.json<ListExport>();
  const done = await eventually(async () => {
    const got = await media.request('GET', `/media/exports/${_id}`, { token: media.staff() });
    const found = got.json<ListExport>();
    return found.status === 'done' && found;
  });
  return { name: done.name, ...(await readPdf((await media.download(done.url ?? '')).rawPayload)) };
}

describe('papers of a hall session', () => {
  it('are refused without candidates, without a session, and as a spreadsheet', async () => {
    setHall(0);
    const body = { kind: 'attendance', format: 'pdf', query: { hall: ID } };
    expect((await order(body)).json()).toMatchObject(refusal(409, 'CONFLICT').body);
    expect((await order({ ...body, query: {} })).statusCode).toBe(400);
    expect((await order({ ...body, format: 'xlsx' })).statusCode).toBe(400);
    expect((await order({ ...body, query: { hall: idOf(9) } })).statusCode).toBe(404);
  });

  describe('made by the worker', () => {
    beforeAll(async () => void (await media.worker()));

    it('are a list to sign', async () => {
      setHall(30);
      const { name, pages, text } = await made('attendance');
      expect(name).toMatch(/^Attendance list of Morning .*\.pdf$/);
      expect(pages).toHaveLength(2);
      for (const words of ['Hall A', 'Halima Sani', 'Peace (PCE-1)', 'Bello 29 Amina', '7KQ2', 'Signature'])
        expect(text).toContain(words);
      expect(text).toMatch(/Page 2 of ?2/);
    });

    it('are cards, eight a page, with a silhouette where there is no photo', async () => {
      setHall(9);
      const { pages } = await made('seat-cards');
      expect(pages).toHaveLength(2);
      expect(pages[0]?.text).toMatch(/Bello 0 Amina.*Serial ending 7KQ2.*PCE-1.*Seat 1/);
      expect(pages[0]?.text).toMatch(/Bello 1 Amina.*No exam/);
      expect(pages[1]?.text).toContain('Bello 8 Amina');
    });
  });
});
