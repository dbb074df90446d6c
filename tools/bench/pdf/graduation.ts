import { setTimeout as pause } from 'node:timers/promises';
import type { Course, Serial } from '@concord/contracts';
import { MongoClient, ObjectId } from 'mongodb';
import { LauncherError } from '../../lib/launcher-error.ts';
import { RunFile } from '../../lib/run-file.ts';
import type { Product } from '../../platform/product.ts';
import type { Api } from '../../seed/api.ts';
import { Hall } from '../exam/hall.ts';
import { fileOf } from '../lists/files.ts';
import { Sitters } from '../lists/saves.ts';
import { type Goal, printTable, whole } from '../output.ts';

const GOALS = { seconds: 240, saves: 1.5 };
const ALONE_MS = 30_000;

/** One certificate is made as staff make it, and the others like it; names and numbers are their own. */
async function makeCertificates(product: Product, staff: Api, count: number): Promise<string> {
  const env = product.home && RunFile.storesOf(product.home);
  if (!env) throw new LauncherError('Only a product on this machine can be measured: set CONCORD_HOME.');
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
  const client = new MongoClient(env.MONGODB_URI ?? '');
  try {
    const certificates = client.db(`${env.MONGODB_DB_PREFIX}-exams`).collection('certificates');
    const first = await certificates.findOne({ _id: new ObjectId(made._id) });
    const others = Array.from({ length: count - 1 }, (_, at) => ({
      ...first,
      _id: new ObjectId(),
      studentName: `${mark} ${at + 1}`,
      serialNumber: `${mark}-${at}`,
      certificateNumber: `${made.certificateNumber}-${at}`,
    }));
    if (others.length > 0) await certificates.insertMany(others);
  } finally {
    await client.close();
  }
  return mark;
}

/** Certificates of a graduation as one job, while candidates sit. */
export async function graduation(
  product: Product,
  { certificates, candidates }: { certificates: number; candidates: number },
): Promise<Goal[]> {
  const hall = await Hall.open(product.url);
  const search = await makeCertificates(product, hall.staff, certificates);
  const order = { kind: 'certificate-files', format: 'zip', query: { search } } as const;
  const sitters = await Sitters.seat(product.url, hall, candidates);
  const alone = await sitters.during(() => pause(ALONE_MS));
  const { done, saves, errors } = await sitters.during(() => fileOf(hall.staff, order));
  await sitters.submit();
  const seconds = done.rows / done.speed;
  printTable([
    ['saves in ms', 'saves', 'p50', 'p95', 'p99'],
    ...(
      [
        ['alone', alone.saves],
        ['beside the job', saves],
      ] as const
    ).map(([name, spread]) => [name, spread.count, whole(spread.p50), whole(spread.p95), whole(spread.p99)]),
  ]);
  const share = saves.p95 / alone.saves.p95;
  return [
    {
      text: `${done.rows} certificates in ${whole(seconds)} s while ${candidates} sat (${GOALS.seconds} s)`,
      holds: done.rows === certificates && seconds <= GOALS.seconds,
    },
    {
      text: `saves beside it: p95 ${whole(saves.p95)} ms, ${share.toFixed(2)} of ${whole(alone.saves.p95)} ms alone (${GOALS.saves})`,
      holds: share <= GOALS.saves && errors.length === 0,
    },
  ];
}
