import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const MOST = 5;
const CHARACTERS = 1500;

/** What the product's logs say of a request: the data folder of a drill is gone when the drill is over. */
export function logLines(home: string | undefined, requestId: string): string[] {
  if (!home || !requestId) return [];
  return globSync(join(home, 'logs', '*.log')).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const said = lines.filter((line) => line.includes(requestId)).slice(0, MOST);
    return said.map((line) => `  ${basename(file)}: ${line.slice(0, CHARACTERS)}`);
  });
}
