import { EMPTY_FORM, type ChosenFile, type RegistrationForm } from '../form/registration-form';
import type { DraftStore, WriteResult } from './draft-store';
import { draftOfForm, FILE_FIELDS, type FileField } from './draft-values';

/** Throttle of writes while typing, in milliseconds. */
const THROTTLE_MS = 200;

/** Save status; `without files`: there is room for the text but not for a file. */
export type SaveStatus = 'saved' | 'ended' | 'without files' | 'off';

type StoredFile = string | ChosenFile | null;

/** Compares the contents, because the form copies its values. */
function isSameFile(one: StoredFile, other: StoredFile): boolean {
  if (one === null || other === null || typeof one === 'string' || typeof other === 'string')
    return one === other;
  return one.file === other.file && one.name === other.name && one.fileName === other.fileName;
}

/** Saves the form as it changes: the text with every change, a file only if it was replaced. */
export class DraftSaver {
  private pending: RegistrationForm | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly written: Record<FileField, StoredFile>;
  private isStopped = false;

  constructor(
    private readonly store: Pick<DraftStore, 'saveText' | 'saveFile'>,
    private readonly onStatus: (status: SaveStatus) => void,
    /** Form that the device stores now. */
    stored: RegistrationForm = EMPTY_FORM,
  ) {
    this.written = draftOfForm(stored).files;
  }

  changed(form: RegistrationForm): void {
    if (this.isStopped) return;
    this.pending = form;
    this.timer ??= setTimeout(() => void this.flush(), THROTTLE_MS);
  }

  /** Writes a pending change at once, because the page may be closed. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const form = this.pending;
    this.pending = undefined;
    if (form && !this.isStopped) this.writing = this.writing.then(() => this.write(form));
    return this.writing;
  }

  /** Drops a pending change; resolves once no write is in progress. */
  stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    return this.writing;
  }

  private async write(form: RegistrationForm): Promise<void> {
    if (this.isStopped) return;
    try {
      if (this.stopIfEnded(await this.store.saveText(form))) return;
    } catch {
      return this.onStatus('off');
    }
    const { files } = draftOfForm(form);
    try {
      for (const field of FILE_FIELDS) {
        if (this.isStopped) return;
        if (isSameFile(files[field], this.written[field])) continue;
        if (this.stopIfEnded(await this.store.saveFile(field, files[field]))) return;
        this.written[field] = files[field];
      }
      this.onStatus('saved');
    } catch {
      this.onStatus('without files');
    }
  }

  private stopIfEnded(result: WriteResult): boolean {
    if (result === 'written') return false;
    this.isStopped = true;
    this.onStatus('ended');
    return true;
  }
}
