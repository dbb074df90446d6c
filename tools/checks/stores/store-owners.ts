import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Services in which each collection has one owner, a folder of `src/store`. */
const CHECKED_SERVICES = ['exams', 'students', 'media', 'members'];

/** Code that is allowed in `src/store` only, by its name. */
const STORE_ONLY: readonly (readonly [name: string, written: RegExp])[] = [
  ['forFeature', /\.forFeature\(/g],
  ['@InjectModel', /@InjectModel\(/g],
  ['mongoose', /\b(?:from|import\(|require\()\s*'(?:@nestjs\/)?mongoose(?:\/[^']*)?'/g],
];
const MODEL = /export const (\w+_MODEL)\b/g;
const COLLECTION = /\bcollection: '([^']+)'/g;
const REGISTERED = /\bname: (\w+_MODEL)\b/g;
const INJECTED = /@InjectModel\((\w+)\)/g;
const REPOSITORY = /@Injectable\(\)\s*export class (\w+Repository)\b/g;

interface Source {
  readonly path: string;
  /** The folder of its collection below `src/store`; undefined outside. */
  readonly owner: string | undefined;
  readonly text: string;
}

/** A name, and the place in a service's code that declares it. */
interface Named {
  readonly name: string;
  readonly source: Source;
  readonly line: number;
}

const place = ({ source, line }: Named) => `${source.path}:${line}`;

function readSources(root: string, service: string): Source[] {
  const source = join('services', service, 'src');
  return globSync(join(source, '**/*.ts'), { cwd: root })
    .filter((path) => !/\.spec\.ts$/.test(path) && !path.includes(`${sep}testing${sep}`))
    .sort()
    .map((path) => {
      const [, floor, folder] = dirname(path).slice(source.length).split(sep);
      return {
        path,
        owner: floor === 'store' ? (folder ?? '') : undefined,
        text: readFileSync(join(root, path), 'utf8'),
      };
    });
}

const namesIn = (sources: readonly Source[], pattern: RegExp): Named[] =>
  sources.flatMap((source) =>
    [...source.text.matchAll(pattern)].map((match) => ({
      name: match[1] ?? '',
      source,
      line: source.text.slice(0, match.index).split('\n').length,
    })),
  );

/** Names that are declared twice, with both places. */
function twice(named: readonly Named[], what: (name: string) => string): string[] {
  const first = new Map<string, Named>();
  return named.flatMap((one) => {
    const known = first.get(one.name);
    if (known) return [`${place(one)}: ${what(one.name)}, after ${place(known)}`];
    first.set(one.name, one);
    return [];
  });
}

/** Places that give a collection a second owner or none; each problem begins with its place. */
export function storeProblems(root: string, service: string): string[] {
  const sources = readSources(root, service);
  const inside = sources.filter(({ owner }) => owner !== undefined);
  const outside = sources.filter(({ owner }) => owner === undefined);
  const ownerOf = new Map(namesIn(inside, MODEL).map(({ name, source }) => [name, source.owner]));
  const repositories = namesIn(sources, REPOSITORY);
  const modules = sources.filter(({ path }) => path.endsWith('.module.ts'));
  return [
    ...STORE_ONLY.flatMap(([name, written]) =>
      namesIn(outside, written).map((one) => `${place(one)}: ${name} outside src/store`),
    ),
    ...twice(namesIn(modules, REGISTERED), (model) => `${model} is registered a second time`),
    ...twice(
      namesIn(sources, COLLECTION),
      (collection) => `the collection ${collection} has a second schema`,
    ),
    ...namesIn(inside, INJECTED).flatMap((one) => {
      const owner = ownerOf.get(one.name);
      return owner === one.source.owner
        ? []
        : [`${place(one)}: ${one.name} belongs to store/${String(owner)}`];
    }),
    ...repositories.flatMap((one) =>
      one.source.owner === undefined ? [`${place(one)}: ${one.name} outside src/store`] : [],
    ),
    ...repositories.flatMap(({ name, source: { owner } }) =>
      namesIn(
        modules.filter((module) => module.owner !== owner),
        new RegExp(`\\b(${name})\\b(?=[^;]*\\bfrom\\b)`, 'g'),
      ).map((one) => `${place(one)}: ${name} is provided by the module of store/${String(owner)} alone`),
    ),
  ];
}

/** Problems of all services that keep their collections so. */
export const storeOwnerProblems = (root: string): string[] =>
  CHECKED_SERVICES.flatMap((service) => storeProblems(root, service));
