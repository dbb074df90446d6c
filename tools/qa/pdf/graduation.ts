import { setTimeout as pause } from 'node:timers/promises';
import type { Course, Serial } from '@concord/contracts';
import { ObjectId } from 'mongodb';
import type { Product } from '../../platform/product.ts';
import type { Api } from '../../seed/api.ts';
import { Hall } from '../exam/hall.ts';
import { fileOf } from '../lists/files.ts';
import { Sitters } from '../exam/sitters.ts';
import { type Goal, type Table, whole } from '../report/output.ts';
import { withDatabase } from '../processes/product.ts';

const GOALS = { seconds: 240, saves: 1.5 };
const ALONE_MS = 30_000;

/** Issues one certificate through the API, and copies it with other names and numbers. */
async function makeCertificates(product: Product, staff: Api, count: number): Promise<string> {
  const mark = `Graduate${Date.now().toString(36)}`;
  const course = await staff.call<Course>('POST', 'course/create', { courseTitle: 'Peace Education' });
  const named = { studentName: `${mark} 0`, selectedCourse: course._id };
  const { serial } = await staff.call<Serial>('POST', 'serial/generate', {
    purpose: 'certificate',
    ...named,
  });
  const made = await staff.call<{ _id: string; certificateNumber: string }>('POST', 'certificate/create', {
    ...named,
    serialNumber: serial,
    dateGenerated: '2026-11-20',
  });
  await withDatabase(product, 'exams', async (database) => {
    const certificates = database.collection('certificates');
    const first = await certificates.findOne({ _id: new ObjectId(made._id) });
    const others = Array.from({ length: count - 1 }, (_, at) => ({
      ...first,
      _id: new ObjectId(),
      studentName: `${mark} ${at + 1}`,
      serialNumber: `${mark}-${at}`,
      certificateNumber: `${made.certificateNumber}-${at}`,
    }));
    if (others.length > 0) await certificates.insertMany(others);
  });
  return mark;
}

/** Prints the certificates of a graduation as one job while candidates sit. */
export async function graduation(
  product: Product,
  { certificates, candidates }: { certificates: number; candidates: number },
): Promise<{ goals: Goal[]; table: Table }> {
  const hall = await Hall.open(product.url);
  const search = await makeCertificates(product, hall.staff, certificates);
  const order = { kind: 'certificate-files', format: 'zip', query: { search } } as const;
  const sitters = await Sitters.seat(product.url, hall, candidates);
  const alone = await sitters.during(() => pause(ALONE_MS));
  const { done, saves, errors } = await sitters.during(() => fileOf(hall.staff, order));
  await sitters.submit();
  const seconds = done.rows / done.speed;
  const rowOf = (name: string, { count, p50, p95, p99 }: typeof saves) => [
    name,
    count,
    ...[p50, p95, p99].map(whole),
  ];
  const table = [
    ['saves in ms', 'saves', 'p50', 'p95', 'p99'],
    rowOf('alone', alone.saves),
    rowOf('beside the job', saves),
  ];
  const share = saves.p95 / alone.saves.p95;
  const goals = [
    {
      text: `${done.rows} certificates in ${whole(seconds)} s while ${candidates} sat (${GOALS.seconds} s)`,
      holds: done.rows === certificates && seconds <= GOALS.seconds,
    },
    {
      text: `saves beside it: p95 ${whole(saves.p95)} ms, ${share.toFixed(2)} of ${whole(alone.saves.p95)} ms alone (${GOALS.saves})`,
      holds: share <= GOALS.saves && errors.length === 0,
    },
  ];
  return { goals, table };
}
