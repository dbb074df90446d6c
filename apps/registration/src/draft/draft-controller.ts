import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { Observed } from '../form/observed';
import { DraftSaver, type Keeping } from './draft-saver';
import type { Draft, DraftStore } from './draft-store';

/**
 * What the page says of its draft: `looking` for an earlier one, `offered` while the applicant decides, then how
 * keeping the form goes. `undeleted` is a draft that the browser did not let go of.
 */
export type DraftState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'offered'; readonly draft: Draft }
  | { readonly kind: 'keeping'; readonly keeping: KeepingState };

type KeepingState = Keeping | 'nothing yet' | 'undeleted';

/** Whether something of the form is nowhere but in this tab. */
export const losesOnLeaving = (keeping: KeepingState) => keeping === 'off' || keeping === 'without files';

/** Looks after the one draft of this tab, also while the applicant is on another page of the site. */
export class DraftKeeper {
  readonly state = new Observed<DraftState>({ kind: 'looking' });
  private saver: DraftSaver | undefined;
  /** The form as it was last changed, for when the device does not keep the whole of it. */
  private latest: Draft | undefined;
  private isUnkept = false;
  private wasRead = false;

  constructor(private readonly store: DraftStore) {}

  /** Offers what an earlier visit left, or begins to keep the form. */
  async look(): Promise<void> {
    this.state.set({ kind: 'looking' });
    // All that was typed before the applicant left the page, which may still be being written.
    await this.flush();
    await this.pause();
    try {
      const kept = await this.store.load();
      this.wasRead = true;
      const draft = this.unkept ?? kept;
      if (draft) this.state.set({ kind: 'offered', draft });
      else this.begin();
    } catch {
      if (this.unkept) return this.state.set({ kind: 'offered', draft: this.unkept });
      this.begin();
      this.say('off');
    }
  }

  /** Keeps the form from now on. `start` is what the device holds already. */
  begin(start: RegistrationForm = EMPTY_FORM): void {
    void this.pause();
    this.state.set({ kind: 'keeping', keeping: 'nothing yet' });
    this.saver = new DraftSaver(this.store, (keeping) => this.say(keeping), start);
  }

  changed(form: RegistrationForm): void {
    if (!this.saver) return;
    this.latest = { form, changedAt: new Date() };
    this.saver.changed(form);
  }

  async flush(): Promise<void> {
    await this.saver?.flush();
  }

  /** Deletes the draft, here and for every other tab; nothing is kept until {@link begin}. */
  async end(): Promise<boolean> {
    await this.pause();
    this.latest = undefined;
    this.say('nothing yet');
    try {
      await this.store.end();
      return true;
    } catch {
      return false;
    }
  }

  /** Deletes the draft and keeps the form from now on. */
  async startOver(): Promise<void> {
    const deleted = await this.end();
    this.begin();
    // Where nothing could be read, there is most likely nothing.
    if (!deleted) this.say(this.wasRead ? 'undeleted' : 'off');
  }

  private async pause(): Promise<void> {
    const { saver } = this;
    this.saver = undefined;
    await saver?.stop();
  }

  private get unkept(): Draft | undefined {
    return this.isUnkept ? this.latest : undefined;
  }

  private say(keeping: KeepingState): void {
    this.isUnkept = losesOnLeaving(keeping);
    const state = this.state.get();
    if (state.kind === 'keeping' && state.keeping !== keeping) this.state.set({ kind: 'keeping', keeping });
  }
}
