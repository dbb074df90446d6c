import { useSyncExternalStore } from 'react';
import type { SaveState } from '../device/records';
import type { SaveEngine } from './save-engine';

/** Part of the save state; the component renders again only when that part changes. */
export function useSaveState<Part>(engine: SaveEngine, select: (state: SaveState) => Part): Part {
  return useSyncExternalStore(engine.subscribe, () => select(engine.snapshot()));
}
