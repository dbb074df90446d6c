import { EMPTY_FORM, type ChosenFile, type RegistrationForm } from '../form/registration-form';
import type { DraftStore, Kept } from './draft-store';
import { draftOfForm, FILE_PLACES, type FilePlace } from './draft-values';

/** Typing is kept this often, in milliseconds. */
const PAUSE_MS = 200;

/** How keeping the form goes; a file can fail for want of room where the text still fits. */
export type Keeping = 'kept' | 'ended' | 'without files' | 'off';

type KeptFile = string | ChosenFile | null;

/** The form copies its values as it hands them out, so that only their strings are the same. */
function sameFile(one: KeptFile, other: KeptFile): boolean {
  if (one === null || other === null || typeof one === 'string' || typeof other === 'string')
    return one === other;
  return one.file === other.file && one.name === other.name && one.fileName === other.fileName;
}

/** Keeps the form as it changes: its text at once and small, a file only when it is another. */
export class DraftSaver {
  private waiting: RegistrationForm | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly written: Record<FilePlace, KeptFile>;
  private stopped = false;

  constructor(
    private readonly store: Pick<DraftStore, 'saveText' | 'saveFile'>,
    private readonly onKeeping: (keeping: Keeping) => void,
    /** What the device holds already. */
    start: RegistrationForm = EMPTY_FORM,
  ) {
    this.written = draftOfForm(start).files;
  }

  changed(form: RegistrationForm): void {
    if (this.stopped) return;
    this.waiting = form;
    this.timer ??= setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** Keeps what waits without a pause, because the page may end now. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const form = this.waiting;
    this.waiting = undefined;
    if (form && !this.stopped) this.writing = this.writing.then(() => this.write(form));
    return this.writing;
  }

  /** Writes nothing any more; resolves once nothing is being written. */
  stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    return this.writing;
  }

  private async write(form: RegistrationForm): Promise<void> {
    if (this.stopped) return;
    try {
      if (this.isEnded(await this.store.saveText(form))) return;
    } catch {
      return this.onKeeping('off');
    }
    const { files } = draftOfForm(form);
    try {
      for (const place of FILE_PLACES) {
        if (this.stopped) return;
        if (sameFile(files[place], this.written[place])) continue;
        if (this.isEnded(await this.store.saveFile(place, files[place]))) return;
        this.written[place] = files[place];
      }
      this.onKeeping('kept');
    } catch {
      this.onKeeping('without files');
    }
  }

  private isEnded(kept: Kept): boolean {
    if (kept === 'kept') return false;
    this.stopped = true;
    this.onKeeping('ended');
    return true;
  }
}
