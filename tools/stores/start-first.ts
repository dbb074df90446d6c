import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from '../lib/launcher-error.ts';
import type { Candidate, Store } from './store.ts';

type Kinds = Record<string, string>;

function readKinds(file: string): Kinds {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kinds;
  } catch {
    return {};
  }
}

/** The kind whose data the folder holds comes first, even when a better one was installed since. */
function inOrder(candidates: readonly Candidate[], former: string | undefined): Candidate[] {
  return [...candidates].sort((a, b) => Number(b.kind === former) - Number(a.kind === former));
}

/** Starts the first store that this machine has and writes its kind beside the data. */
export async function startFirst(
  home: string,
  name: string,
  candidates: readonly Candidate[],
  advice: string,
): Promise<Store> {
  const file = join(home, 'stores.json');
  const reasons: string[] = [];
  for (const candidate of inOrder(candidates, readKinds(file)[name])) {
    const found = await candidate.find();
    if ('missing' in found) {
      reasons.push(found.missing);
      continue;
    }
    const store = await found();
    writeFileSync(file, `${JSON.stringify({ ...readKinds(file), [name]: candidate.kind })}\n`);
    return store;
  }
  throw new LauncherError(`No ${name} can be had: ${reasons.join('; ')}. ${advice}`);
}
