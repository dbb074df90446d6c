import { hasUnsaved, type SaveState } from '../attempt/save-state';
import { asClock } from '../format/format';

export interface SaveWords {
  readonly tone: 'calm' | 'busy' | 'warning';
  readonly words: string;
}

/** What the student reads about the saving of the answers. */
export function saveWords(state: SaveState): SaveWords {
  if (state.trouble) {
    const words =
      state.trouble.status === 0 ? 'Offline: kept on this device' : 'Server busy: kept on this device';
    return { tone: 'warning', words };
  }
  if (hasUnsaved(state)) return { tone: 'busy', words: 'Saving' };
  if (state.savedAt) return { tone: 'calm', words: `Saved ${asClock(state.savedAt)}` };
  return { tone: 'calm', words: 'Answers save by themselves' };
}
