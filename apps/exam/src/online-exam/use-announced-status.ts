import { useEffect, useState } from 'react';
import type { SaveEngine } from '../attempt/save-engine';
import { hasUnsaved } from '../attempt/save-state';
import { useSaveState } from '../attempt/use-save-state';
import type { SaveState } from '../device/records';

/** Duration of a save that is announced; announcing shorter ones would interrupt the reading with each answer. */
const LONG_SAVE_MS = 5000;

const SAVING = 'Your last answers are being saved.';

function statusOf(state: SaveState): string {
  const { trouble, savedAt } = state;
  if (trouble?.status === 0) return 'The connection is lost. Your answers are kept on this device.';
  if (trouble) return 'The server is busy. Your answers are kept on this device.';
  if (hasUnsaved(state)) return SAVING;
  return savedAt ? 'Your answers are saved.' : '';
}

/** Save status for screen readers: the visible one changes with every choice, too often to announce. */
export function useAnnouncedStatus(engine: SaveEngine): string {
  const status = useSaveState(engine, statusOf);
  const [spoken, setSpoken] = useState(status);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(status), status === SAVING ? LONG_SAVE_MS : 0);
    return () => clearTimeout(timer);
  }, [status]);
  return spoken;
}
