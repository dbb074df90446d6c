import type { Serial, SerialBatch } from '@concord/contracts';
import type { Officer } from './staff.ts';

/** Note of the demo's batches, which identifies them together with their creator. */
export const BATCH_NOTE = 'Demo data';
/** Number of serials of the demo: more than its students need, so that some are left. */
export const SERIALS = 60;
/** Size of a batch for demo students whose serials were used by people. */
const SPARE = 10;

/** Serials of the demo's own batches; it never uses others. */
export class DemoSerials {
  private readonly officer: Officer;
  private free: string[] | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(officer: Officer) {
    this.officer = officer;
  }

  /** Returns a different unused serial each time; generates a batch when none is left. */
  take(): Promise<string> {
    const taken = this.last.then(() => this.next());
    this.last = taken.catch(() => undefined);
    return taken;
  }

  private async next(): Promise<string> {
    this.free ??= await this.unused();
    if (this.free.length === 0) this.free = await this.make(SPARE);
    const serial = this.free.pop();
    if (!serial) throw new Error('The batch of serial numbers for the demo students is empty');
    return serial;
  }

  /** Unused serials of earlier runs, and a new batch for those still missing. */
  private async unused(): Promise<string[]> {
    const { api, id } = this.officer;
    const query = new URLSearchParams({ search: BATCH_NOTE, pageSize: '100' });
    const batches = await api.call<SerialBatch[]>('GET', `serial/batches?${query}`);
    const own = batches.filter(({ note, madeBy }) => note === BATCH_NOTE && madeBy._id === id);
    const made = own.reduce((sum, { count }) => sum + count, 0);
    const left = own.filter(({ unused }) => unused > 0);
    const found = await Promise.all(
      left.map(({ _id }) => api.call<Serial[]>('GET', `serial/batches/${_id}/unused`)),
    );
    const fresh = made < SERIALS ? await this.make(SERIALS - made) : [];
    return [...found.flat().map(({ serial }) => serial), ...fresh];
  }

  private async make(count: number): Promise<string[]> {
    const batch = { count, note: BATCH_NOTE };
    const serials = await this.officer.api.call<Serial[]>('POST', 'serial/generate', batch);
    return serials.map(({ serial }) => serial);
  }
}
