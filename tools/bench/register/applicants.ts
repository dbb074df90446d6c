import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '../../seed/api.ts';
import { type Random, seededRandom } from '../random.ts';
import { makeSerials } from '../staff.ts';
import { Applicant } from './applicant.ts';
import { type Form, type Forms, withEmailOf, withoutPicture } from './forms.ts';
import type { RegistrationLedger } from './registration-ledger.ts';

const SERIALS = 200;
/** One form of so many is first sent with a mistake in it. */
const MISTAKES = 10;
const MAX_REST_MS = 3000;

/** Unused serial numbers; makes more when none are left. */
export class SerialPool {
  private readonly staff: Api;
  private serials: string[] = [];
  private filling: Promise<void> | undefined;

  constructor(staff: Api) {
    this.staff = staff;
  }

  async take(): Promise<string> {
    for (;;) {
      const serial = this.serials.pop();
      if (serial) return serial;
      this.filling ??= makeSerials(this.staff, SERIALS)
        .then((made) => void this.serials.push(...made))
        .finally(() => (this.filling = undefined));
      await this.filling;
    }
  }
}

/** What those who register share. */
export interface Registrations {
  url: string;
  forms: Forms;
  serials: SerialPool;
  ledger: RegistrationLedger;
}

/** So many people at once, each registering one applicant after the other until `isOver`. */
export async function registerAll(
  registrations: Registrations,
  { applicants, seed }: { applicants: number; seed: number },
  isOver: () => boolean,
): Promise<void> {
  const people = Array.from({ length: applicants }, (_, index) =>
    registerInTurn(registrations, seededRandom(seed * 1000 + index), isOver),
  );
  await Promise.all(people);
}

async function registerInTurn(
  { url, forms, serials, ledger }: Registrations,
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  const applicant = new Applicant(url, ledger, random);
  let before: Form | undefined;
  try {
    while (!isOver()) {
      const form = forms.fill(await serials.take());
      if (random() < 1 / MISTAKES) await applicant.expectRefusal(withoutPicture(form), 400, 'NOT_AN_IMAGE');
      else if (before && random() < 1 / MISTAKES)
        await applicant.expectRefusal(withEmailOf(form, before), 409, 'EMAIL_TAKEN');
      if (await applicant.register(form)) before = form;
      await pause(MAX_REST_MS * random());
    }
  } finally {
    applicant.close();
  }
}
