import { acquireTabLock, acquireTabLockIfFree } from '@concord/api-client/browser';
import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { Observable } from '../shared/observable';
import { DraftSaver, type SaveStatus } from './draft-saver';
import type { Draft, DraftStore } from './draft-store';

/**
 * State of the draft: `loading` an earlier one, `offered` until the applicant decides, then the save status.
 * `elsewhere`: open in another tab; `wasHere`: open in this tab before; `undeleted`: the browser refused to
 * delete it.
 */
export type DraftState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'offered'; readonly draft: Draft }
  | { readonly kind: 'elsewhere'; readonly wasHere: boolean }
  | { readonly kind: 'saving'; readonly status: DraftStatus };

type DraftStatus = SaveStatus | 'unchanged' | 'undeleted';

/** True if closing the tab loses part of the form. */
export const losesOnLeaving = (status: DraftStatus) => status === 'off' || status === 'without files';

type Lose = () => Promise<void>;
type Release = () => void;

/** Lock that lets one tab of a browser edit the form; otherwise the last writer would win. */
export interface FormLock {
  /** Undefined if another tab has the form. */
  readonly holdIfFree: (onLost: Lose) => Promise<Release | undefined>;
  readonly takeOver: (onLost: Lose) => Promise<Release>;
}

const TAB_LOCK = { group: 'concord-registration', key: 'draft' };
const browserLock: FormLock = {
  holdIfFree: (onLost) => acquireTabLockIfFree(TAB_LOCK, onLost),
  takeOver: (onLost) => acquireTabLock(TAB_LOCK, onLost),
};

/** Controls this tab's draft, also while the applicant is on another page of the site. */
export class DraftController {
  readonly state = new Observable<DraftState>({ kind: 'loading' });
  private saver: DraftSaver | undefined;
  /** Latest form, in case the device cannot store all of it. */
  private latest: Draft | undefined;
  private isLatestUnsaved = false;
  private wasRead = false;
  private release: Release | undefined;
  /**
   * Serialises joining and leaving, because a page that is left and reopened must not wait for its
   * own lock.
   */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: DraftStore,
    private readonly turns: FormLock = browserLock,
  ) {}

  /** Offers the draft of an earlier visit, or starts saving the form. Works in one tab at a time. */
  async load(): Promise<void> {
    this.state.set({ kind: 'loading' });
    // Writes from before the applicant left the page may still be in progress.
    await this.flush();
    await this.stopSaver();
    if (await this.rejoin()) await this.read();
  }

  /**
   * Takes the form again when the applicant returns while it is being sent.
   *
   * @returns true if this tab has the form
   */
  rejoin(): Promise<boolean> {
    const joining = this.turn.then(async () => {
      this.release ??= await this.turns.holdIfFree(this.lose);
      if (this.release) return true;
      await this.stopSaver();
      this.state.set({ kind: 'elsewhere', wasHere: false });
      return false;
    });
    this.turn = joining;
    return joining;
  }

  /** Continues in this tab with the form of the other tab. */
  async takeOver(): Promise<void> {
    this.release = await this.turns.takeOver(this.lose);
    await this.read();
  }

  /** Releases the form when the applicant leaves the page, once the last changes are stored. */
  leave(): void {
    const flushed = this.flush();
    this.turn = this.turn.then(async () => {
      await flushed;
      this.release?.();
      this.release = undefined;
    });
  }

  private readonly lose: Lose = async () => {
    const wasHere = this.saver !== undefined;
    this.release = undefined;
    await this.flush();
    await this.stopSaver();
    this.state.set({ kind: 'elsewhere', wasHere });
  };

  private async read(): Promise<void> {
    try {
      const stored = await this.store.load();
      this.wasRead = true;
      const draft = this.unsaved ?? stored;
      if (draft) this.state.set({ kind: 'offered', draft });
      else this.startSaving();
    } catch {
      if (this.unsaved) return this.state.set({ kind: 'offered', draft: this.unsaved });
      this.startSaving();
      this.setStatus('off');
    }
  }

  /** Starts saving the form. `stored` is what the device stores now. */
  startSaving(stored: RegistrationForm = EMPTY_FORM): void {
    void this.stopSaver();
    this.state.set({ kind: 'saving', status: 'unchanged' });
    this.saver = new DraftSaver(this.store, (status) => this.setStatus(status), stored);
  }

  changed(form: RegistrationForm): void {
    if (!this.saver) return;
    this.latest = { form, changedAt: new Date() };
    this.saver.changed(form);
  }

  async flush(): Promise<void> {
    await this.saver?.flush();
  }

  /** Deletes the draft in every tab; nothing is saved until {@link startSaving}. */
  async delete(): Promise<boolean> {
    await this.stopSaver();
    this.latest = undefined;
    this.setStatus('unchanged');
    try {
      await this.store.end();
      return true;
    } catch {
      return false;
    }
  }

  /** Deletes the draft and starts saving the form. */
  async startOver(): Promise<void> {
    const isDeleted = await this.delete();
    this.startSaving();
    // If reading failed too, the device probably stores no draft.
    if (!isDeleted) this.setStatus(this.wasRead ? 'undeleted' : 'off');
  }

  private async stopSaver(): Promise<void> {
    const { saver } = this;
    this.saver = undefined;
    await saver?.stop();
  }

  private get unsaved(): Draft | undefined {
    return this.isLatestUnsaved ? this.latest : undefined;
  }

  private setStatus(status: DraftStatus): void {
    this.isLatestUnsaved = losesOnLeaving(status);
    const state = this.state.get();
    if (state.kind === 'saving' && state.status !== status) this.state.set({ kind: 'saving', status });
  }
}
