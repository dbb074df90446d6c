import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from '../lib/launcher-error.ts';
import { type Candidates, MissingError, type Store } from './store.ts';

type Kinds = Record<string, string>;

function readKinds(file: string): Kinds {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kinds;
  } catch {
    return {};
  }
}

/** Kind of the store whose data is in a folder. */
export const keptKind = (home: string, name: string): string | undefined =>
  readKinds(join(home, 'stores.json'))[name];

/**
 * Starts the first available store and writes its kind beside the data. The kind of existing data comes
 * first, even if a better one was installed since.
 * @param left a kind whose data all others can read: a better one replaces it
 */
export async function startFirst(
  home: string,
  name: string,
  candidates: Candidates,
  advice: string,
  left?: string,
): Promise<Store> {
  const file = join(home, 'stores.json');
  const kept = keptKind(home, name);
  const former = kept === left ? undefined : kept;
  const inOrder = Object.entries(candidates).sort(([a], [b]) => Number(b === former) - Number(a === former));
  const reasons: string[] = [];
  for (const [kind, start] of inOrder) {
    try {
      const store = await start();
      writeFileSync(file, `${JSON.stringify({ ...readKinds(file), [name]: kind })}\n`);
      return store;
    } catch (error) {
      if (!(error instanceof MissingError)) throw error;
      reasons.push(error.message);
    }
  }
  throw new LauncherError(`No ${name} can be had: ${reasons.join('; ')}. ${advice}`);
}
