import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { composeOf } from '../deploy/compose.ts';

/** Names that commands of the documents may use. */
export interface Repository {
  /** Root scripts of npm, each with what it runs. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly services: ReadonlySet<string>;
  readonly profiles: ReadonlySet<string>;
  /** Variables that Compose and its file read from `.env`. */
  readonly ofCompose: ReadonlySet<string>;
  /** Every variable: those of Compose, and of `.env.example`. */
  readonly variables: ReadonlySet<string>;
  /** Objects of the manifests: `deployment/exams`. */
  readonly objects: ReadonlySet<string>;
  /** Tells whether a file or folder is there. */
  exists(path: string): boolean;
  /** Source of a program of ours with its imports from the same folder; undefined for other programs. */
  sourceOf(program: string): string | undefined;
}

const COMPOSE_ITSELF = ['COMPOSE_FILE', 'COMPOSE_PROFILES', 'COMPOSE_PROJECT_NAME'];
const THIRD_PARTY_VARIABLES = ['MALLOC_ARENA_MAX', 'NODE_EXTRA_CA_CERTS'];

interface KubernetesObject {
  kind?: string;
  metadata?: { name?: string };
}

/** Files with templates are not YAML yet, and have no objects. */
function objectsOf(text: string): string[] {
  return parseAllDocuments(text)
    .filter(({ errors }) => errors.length === 0)
    .map((document) => document.toJS() as KubernetesObject | null)
    .flatMap((object) =>
      object?.kind && object.metadata?.name ? [`${object.kind.toLowerCase()}/${object.metadata.name}`] : [],
    );
}

/** Source file of a built program. */
const sourceFile = (program: string): string =>
  program.replace(/^(services\/[\w-]+)\/dist\/(.*)\.js$/, '$1/src/$2.ts');

export function readRepository(root: string): Repository {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const composeText = read('docker-compose.yml');
  const { services } = composeOf(composeText);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const variables = named(read('.env.example'), /^([A-Z0-9_]+)=/gm);
  const ofCompose = [...named(composeText, /\$\{([A-Z0-9_]+)/g), ...COMPOSE_ITSELF];
  const exists = (path: string) => existsSync(join(root, sourceFile(path)));
  return {
    scripts,
    services: new Set(Object.keys(services)),
    profiles: new Set(Object.values(services).flatMap(({ profiles = [] }) => profiles)),
    ofCompose: new Set(ofCompose),
    variables: new Set([
      ...variables,
      ...variables.map((name) => `${name}_FILE`),
      ...ofCompose,
      ...THIRD_PARTY_VARIABLES,
    ]),
    objects: new Set(globSync('k8s/**/*.yaml', { cwd: root }).flatMap((path) => objectsOf(read(path)))),
    exists,
    sourceOf: (program) => {
      const file = sourceFile(program);
      if (!exists(file) || !/\.(ts|mjs|sh)$/.test(file)) return undefined;
      const own = read(file);
      const imported = named(own, /from '(\.{1,2}\/[^']+\.(?:ts|mjs))'/g)
        .map((path) => posix.join(posix.dirname(file), path))
        .filter(exists);
      return [own, ...imported.map(read)].join('\n');
    },
  };
}
