import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentStatus } from '@concord/contracts';
import { print } from '../../lib/console.ts';
import type { Product } from '../../platform/product.ts';
import { Api } from '../../seed/api.ts';
import type { Hall } from '../exam/hall.ts';
import { runScenario } from '../exam/scenario.ts';
import { fileOf } from '../lists/files.ts';
import { makePhotos } from '../people/photos.ts';
import { serialPool } from '../register/applicants.ts';
import { Forms } from '../register/forms.ts';
import { retrying } from '../people/staff.ts';

const HALL = { candidates: 40, seconds: 40, questions: 20, startWindow: 5, submitWindow: 5, saveEvery: 4 };
const PHOTO_KB = 400;
/**
 * Pauses between two of each kind, long enough that lists grow little, because their memory is not measured
 * here, and that an hour stays below the limit of 100 exports a day.
 */
const PAUSE_MS = { registration: 10_000, list: 1000, file: 40_000, print: 20_000, page: 500 };
const LISTS = ['student', 'serial', 'exams', 'result', 'certificate', 'admin/audit'];
const POLL_MS = 200;
const PAGES = ['/', '/about', '/gallery', '/register'];

/** Counts of work done, and errors. */
export interface LoadReport {
  counts: Record<string, number>;
  errors: string[];
}

/**
 * Repeats all kinds of work: exams, registrations with photos, lists, exports, documents by Chromium, pages.
 */
export async function mixedLoad(product: Product, hall: Hall, minutes: number): Promise<LoadReport> {
  const { staff } = hall;
  const until = performance.now() + minutes * 60_000;
  const report: LoadReport = { counts: {}, errors: [] };
  const repeat = async (name: string, restMs: number, work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      try {
        await work(turn);
        report.counts[name] = (report.counts[name] ?? 0) + 1;
      } catch (error) {
        report.errors.push(`${name}: ${(error as Error).message}`);
      }
      await pause(restMs);
    }
  };
  const takeSerial = serialPool(staff);
  const forms = new Forms({ photos: await makePhotos(8, PHOTO_KB) });
  await hall.fill(HALL.candidates);
  await Promise.all([
    repeat('exam', 0, async (turn) => {
      const { recorder } = await runScenario({ ...HALL, product, hall, dropRate: 0.03, seed: turn + 1 });
      report.errors.push(...recorder.errors, ...recorder.mismatches);
    }),
    repeat('registration', PAUSE_MS.registration, async () => {
      const { key, body } = forms.fill(await takeSerial());
      await new Api(`${product.url}/api`, { 'idempotency-key': key }).call('POST', 'student/register', body);
    }),
    repeat('list', PAUSE_MS.list, (turn) => readList(staff, LISTS[turn % LISTS.length] ?? '')),
    repeat('file', PAUSE_MS.file, (turn) =>
      fileOf(staff, { kind: 'serials', format: turn % 2 === 0 ? 'xlsx' : 'pdf' }),
    ),
    repeat('print', PAUSE_MS.print, (turn) =>
      printForm(staff, hall.examinees[turn % hall.examinees.length]?._id ?? ''),
    ),
    repeat('page', PAUSE_MS.page, async (turn) => {
      const answer = await fetch(`${product.url}${PAGES[turn % PAGES.length]}`);
      if (!answer.ok) throw new Error(String(answer.status));
      await answer.arrayBuffer();
    }),
  ]);
  print(
    Object.entries(report.counts)
      .map(([name, count]) => `${count} × ${name}`)
      .join(', '),
  );
  return report;
}

/** Prints a student's registration form as PDF, by Chromium. */
async function printForm(staff: Api, id: string): Promise<void> {
  const { jobId } = await staff.call<{ jobId: string }>('POST', 'media/documents', {
    kind: 'registration-form',
    id,
  });
  const read = () => staff.call<DocumentStatus>('GET', `media/documents/${jobId}`);
  let document = await read();
  while (document.status === 'queued' || document.status === 'working') {
    await pause(POLL_MS);
    document = await read();
  }
  if (document.status === 'failed') throw new Error('the form was not printed');
}

const readList = (staff: Api, path: string) =>
  retrying(() => staff.call<unknown>('GET', `${path}?page=1&pageSize=20`));
