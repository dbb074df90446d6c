import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../../platform/product.ts';
import type { Api } from '../../seed/api.ts';
import { seededRandom } from '../random.ts';
import { Recorder } from '../recorder.ts';
import { registerAll, type Registrations, serialPool } from './applicants.ts';
import { compareStudents } from './drill-results.ts';
import { Forms, makeFiles } from './forms.ts';

const PHOTO_KB = 400;
/** An applicant who is not registered so long after the end is an error. */
const STUCK_MS = 120_000;

/** Applicants who register beside other work, with photos and documents, until they are compared. */
export async function registering(
  { url }: Product,
  staff: Api,
  options: { applicants: number; seed: number },
): Promise<{ compare: () => Promise<{ count: number; recorder: Recorder }> }> {
  const recorder = new Recorder();
  const end = new AbortController();
  const registrations: Registrations = {
    url,
    forms: new Forms(await makeFiles(PHOTO_KB)),
    takeSerial: serialPool(staff),
    registered: [],
    sending: 0,
    run: { recorder, random: seededRandom(options.seed), signal: end.signal, hasFaults: true },
  };
  let isOver = false;
  const work = registerAll(registrations, options, () => isOver);
  return {
    compare: async () => {
      isOver = true;
      const late = pause(STUCK_MS, undefined, { ref: false }).then(() => end.abort());
      await Promise.race([work, late]);
      await work;
      await compareStudents(staff, registrations);
      return { count: registrations.registered.length, recorder };
    },
  };
}
