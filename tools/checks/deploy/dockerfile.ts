import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Defaults of an image's containers. */
export interface Image {
  command: readonly string[];
  variables: Readonly<Record<string, string>>;
  /** Sources of the image: `services/exams`, `libs`, and so on. */
  folders: readonly string[];
}

const CONTINUED = /\\\n/g;

/** The images of a Dockerfile by target; each inherits from the stage that it is built from. */
export function imagesOf(text: string): Map<string, Image> {
  const images = new Map<string, Image>();
  let name = '';
  let image: Image = { command: [], variables: {}, folders: [] };
  for (const line of text.replace(CONTINUED, ' ').split('\n')) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [, from = '', , as = ''] = /^(\S+)(\s+AS\s+(\S+))?/.exec(rest) ?? [];
      name = as;
      image = images.get(from) ?? { command: [], variables: {}, folders: [] };
    } else if (word === 'CMD') image = { ...image, command: JSON.parse(rest) as string[] };
    else if (word === 'ENV') {
      const pairs = [...rest.matchAll(/(\w+)=(\S*)/g)].map(([, key = '', value = '']) => [key, value]);
      image = { ...image, variables: { ...image.variables, ...Object.fromEntries(pairs) } };
    } else if (word === 'COPY') {
      const copied = rest.split(/\s+/).at(-1)?.replace(/^\.\//, '') ?? '';
      image = { ...image, folders: [...image.folders, copied] };
    } else continue;
    images.set(name, image);
  }
  return images;
}

export const ownImages = (root: string) => imagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
