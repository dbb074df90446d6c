import { type ExamDraft, isEmptyDraft } from './draft-rules';
import type { UploadDraftStore } from './draft-store';

/** Minimum interval of writes while typing, in ms. */
const THROTTLE_MS = 400;

/**
 * Stores a draft after changes, and removes an empty one. `onWritten` reports whether the browser stored it.
 */
export function draftSaver(
  store: Pick<UploadDraftStore, 'save' | 'remove'>,
  onWritten: (isStored: boolean) => void,
) {
  let pending: ExamDraft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const draft = pending;
    pending = undefined;
    if (!draft) return;
    (isEmptyDraft(draft) ? store.remove() : store.save(draft)).then(
      () => onWritten(true),
      () => onWritten(false),
    );
  };
  return {
    /** Writes pending changes at once, because the page may be closed. */
    flush,
    changed: (draft: ExamDraft) => {
      pending = draft;
      timer ??= setTimeout(flush, THROTTLE_MS);
    },
  };
}
