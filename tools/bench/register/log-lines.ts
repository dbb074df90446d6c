import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const MAX_LINES = 5;
const MAX_CHARACTERS = 1500;

/** What the product's logs say of a request; its data folder is removed after a drill. */
export function logLines(home: string | undefined, requestId: string): string[] {
  if (!home || !requestId) return [];
  return globSync(join(home, 'logs', '*.log')).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const own = lines.filter((line) => line.includes(requestId)).slice(0, MAX_LINES);
    return own.map((line) => `  ${basename(file)}: ${line.slice(0, MAX_CHARACTERS)}`);
  });
}
