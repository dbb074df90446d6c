import { type ExamDraft, isEmptyDraft } from './draft-rules';
import type { UploadDraftStore } from './draft-store';

/** Throttle of writes while typing, in milliseconds. */
const THROTTLE_MS = 400;

/** Writes a draft as it changes, and removes an empty one; `onWritten` says whether the browser stored it. */
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
    /** Writes what is pending at once, because the page may be closed. */
    flush,
    changed: (draft: ExamDraft) => {
      pending = draft;
      timer ??= setTimeout(flush, THROTTLE_MS);
    },
  };
}
