import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, chanceOf } from '../../bench/shared/chance.ts';
import { makeSerials } from '../../bench/shared/staff.ts';
import type { Api } from '../../seed/api.ts';
import { Applicant } from './applicant.ts';
import { type Form, type Forms, withEmailOf, withoutPicture } from './forms.ts';
import type { Ledger } from './ledger.ts';

const STOCK = 200;
/** Every so many forms is first sent with a mistake in it. */
const MISTAKES = 10;
/** Between one registration at a place and the next, at most. */
const REST_MS = 3000;

/** Serial numbers in stock. */
export class Stock {
  private readonly staff: Api;
  private serials: string[] = [];
  private filling: Promise<void> | undefined;

  constructor(staff: Api) {
    this.staff = staff;
  }

  async next(): Promise<string> {
    for (;;) {
      const serial = this.serials.pop();
      if (serial) return serial;
      this.filling ??= makeSerials(this.staff, STOCK)
        .then((made) => void this.serials.push(...made))
        .finally(() => (this.filling = undefined));
      await this.filling;
    }
  }
}

/** Applicants who register one after the other at so many places until it is over. */
export class Crowd {
  isOver = false;
  private readonly url: string;
  private readonly forms: Forms;
  private readonly stock: Stock;
  private readonly ledger: Ledger;

  constructor(url: string, forms: Forms, stock: Stock, ledger: Ledger) {
    this.url = url;
    this.forms = forms;
    this.stock = stock;
    this.ledger = ledger;
  }

  async run(places: number, seed: number): Promise<void> {
    const all = Array.from({ length: places }, (_, index) => this.place(chanceOf(seed * 1000 + index)));
    await Promise.all(all);
  }

  private async place(chance: Chance): Promise<void> {
    const applicant = new Applicant(this.url, this.ledger, chance);
    let before: Form | undefined;
    try {
      while (!this.isOver) {
        const form = this.forms.fill(await this.stock.next());
        if (chance() < 1 / MISTAKES) await applicant.beRefused(withoutPicture(form), 400, 'NOT_AN_IMAGE');
        else if (before && chance() < 1 / MISTAKES)
          await applicant.beRefused(withEmailOf(form, before), 409, 'EMAIL_TAKEN');
        if (await applicant.register(form)) before = form;
        await pause(REST_MS * chance());
      }
    } finally {
      applicant.close();
    }
  }
}
