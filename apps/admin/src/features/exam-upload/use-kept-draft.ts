import { useEffect, useMemo, useState } from 'react';
import type { ExamDraft } from './draft-rules';
import { draftSaver } from './draft-saver';
import { uploadDraftStore } from './draft-store';

interface KeptDraftOptions {
  /** The account whose draft it is. */
  readonly staff: string;
  readonly draft: ExamDraft;
  /** Called with a stored draft; must be a stable function. */
  readonly onFound: (draft: ExamDraft) => void;
}

/**
 * Stores a draft on the device until it is empty. `keptAt` is the time of the last change of a restored
 * draft; `isOff` means that the browser stores nothing.
 */
export function useKeptDraft({ staff, draft, onFound }: KeptDraftOptions) {
  const [isLoaded, setLoaded] = useState(false);
  const [isOff, setOff] = useState(false);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const store = useMemo(() => uploadDraftStore(staff), [staff]);
  const saver = useMemo(() => draftSaver(store, (isStored) => setOff(!isStored)), [store]);

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        const found = await store.load();
        if (isGone || !found) return;
        setKeptAt(found.changedAt);
        onFound(found.draft);
      } catch {
        if (!isGone) setOff(true);
      }
    };
    void load().then(() => !isGone && setLoaded(true));
    return () => {
      isGone = true;
    };
  }, [store, onFound]);

  useEffect(() => {
    if (isLoaded) saver.changed(draft);
  }, [draft, isLoaded, saver]);

  useEffect(() => {
    window.addEventListener('pagehide', saver.flush);
    return () => {
      window.removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [saver]);

  return { keptAt, isOff, forget: () => setKeptAt(null) };
}
