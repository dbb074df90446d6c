import { setTimeout as pause } from 'node:timers/promises';
import type { RegisteredStudent } from '@concord/contracts';
import type { Api } from '../../seed/api.ts';
import { Connection } from '../people/connection.ts';
import { seededRandom } from '../people/random.ts';
import { RefusedError, RetryingClient, type RunContext, untilOver } from '../people/retrying-client.ts';
import { makeSerials } from '../people/staff.ts';
import { type Form, type Forms, REGISTER_PATH, withEmailOf, withoutPicture } from './forms.ts';

const SERIALS = 200;
/** Number of forms of which one is first sent with a mistake. */
const MISTAKES = 10;
const MAX_REST_MS = 1500;

/** Pool of unused serial numbers, which generates more when it is empty. */
export function serialPool(staff: Api): () => Promise<string> {
  const serials: string[] = [];
  let filling: Promise<unknown> | undefined;
  const fill = async () => {
    try {
      serials.push(...(await makeSerials(staff, SERIALS)));
    } finally {
      filling = undefined;
    }
  };
  return async () => {
    while (serials.length === 0) await (filling ??= fill());
    return serials.pop() ?? '';
  };
}

/** An acknowledged form, with the id of its student. */
export interface Registered {
  form: Form;
  student: string;
}

/** State that all applicants share. */
export interface Registrations {
  url: string;
  forms: Forms;
  takeSerial: () => Promise<string>;
  registered: Registered[];
  /** Number of valid forms being sent. */
  sending: number;
  run: RunContext;
}

/** Sends a form until a final answer. @throws RefusedError, RunOverError */
export async function send(
  { url, run }: Registrations,
  form: Form,
  expectedRefusal?: string,
): Promise<string> {
  const connection = new Connection(url);
  const client = new RetryingClient(connection, form.body.email, run);
  client.expectedRefusal = expectedRefusal;
  const json = JSON.stringify(form.body);
  const headers = { 'idempotency-key': form.key };
  try {
    const { _id } = await client.call<RegisteredStudent>(
      'POST',
      REGISTER_PATH,
      () => json,
      'register',
      headers,
    );
    return _id;
  } finally {
    connection.close();
  }
}

/** Sends a form with a mistake, which must be refused. */
async function sendMistake(registrations: Registrations, form: Form, code: string): Promise<void> {
  try {
    await send(registrations, form, code);
    registrations.run.recorder.errors.push(`${form.body.email}: registered instead of refused with ${code}`);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
  }
}

/** Registers applicants in parallel lanes until `isOver`. */
export async function registerAll(
  registrations: Registrations,
  { applicants, seed }: { applicants: number; seed: number },
  isOver: () => boolean,
): Promise<void> {
  const { forms, takeSerial, registered, run } = registrations;
  const registerInTurn = async (index: number) => {
    const random = seededRandom(seed * 1000 + index);
    let before: Form | undefined;
    while (!isOver()) {
      const form = forms.fill(await takeSerial());
      await untilOver(form.body.email, run.recorder, async () => {
        if (random() < 1 / MISTAKES) await sendMistake(registrations, withoutPicture(form), 'NOT_AN_IMAGE');
        else if (before && random() < 1 / MISTAKES)
          await sendMistake(registrations, withEmailOf(form, before), 'EMAIL_TAKEN');
        registrations.sending += 1;
        const student = await send(registrations, form).finally(() => (registrations.sending -= 1));
        registered.push({ form, student });
        before = form;
      });
      await pause(MAX_REST_MS * random());
    }
  };
  await Promise.all(Array.from({ length: applicants }, (_, index) => registerInTurn(index)));
}
