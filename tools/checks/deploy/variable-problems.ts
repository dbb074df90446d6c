import type { ProgramVariables } from '../variables.ts';
import type { Deployed } from './deployment.ts';
import type { Image } from './dockerfile.ts';
import { nameOf, programOf } from './deployment.ts';

/** Variables of Node, the shell or Chromium, which no schema of ours has. */
const RUNTIME_VARIABLES = ['NODE_ENV', 'HOME'];

/** Optional variables without a default that need not be set here. */
const UNSET_VARIABLES: Readonly<Record<string, string>> = {
  REDIS_PREFIX: 'for a Redis that others use as well',
  REDIS_CA_FILE: 'for a Redis with a certificate of its own',
  OTEL_SERVICE_NAME: 'for a process that should not be called by its own name',
  SITE_FOLDER: 'for a disk that keeps rendered pages; a container renders them at its start',
  CHROMIUM_PATH: 'set by the image of the media worker alone',
};

/** Version and commit of a process; its image sets them from build arguments. */
const BUILD_VARIABLES = ['VERSION', 'COMMIT'];

/** Variables that a container lacks, and those that its program does not know. */
export function variableProblems(
  place: string,
  containers: readonly Deployed[],
  images: ReadonlyMap<string, Image>,
  programs: Readonly<Record<string, ProgramVariables>>,
): string[] {
  return containers.flatMap((container) => {
    const where = `${place}: ${container.name}`;
    const image = images.get(container.image);
    if (!image) return [`${where} has the image ${container.image}, which the Dockerfile does not make`];
    const program = programOf(container.command.length > 0 ? container.command : image.command);
    const known = program && programs[nameOf(program)];
    if (!known) return [`${where} runs a program without a schema`];
    const set = new Set([...Object.keys(image.variables), ...container.variables.keys()]);
    const optional = known.optional.filter((name) => !(name in known.defaults) && !(name in UNSET_VARIABLES));
    const missing = [...known.required, ...optional].filter((name) => !set.has(name));
    const all = new Set([
      ...known.required,
      ...known.optional,
      ...known.secrets.map((name) => `${name}_FILE`),
      ...RUNTIME_VARIABLES,
      ...container.parts,
      ...Object.keys(image.variables),
    ]);
    const unknown = [...container.variables.keys()].filter((name) => !all.has(name));
    const untold = BUILD_VARIABLES.filter((name) => known.optional.includes(name) && !set.has(name));
    return [
      ...untold.map((name) => `${where} has an image without ${name}`),
      ...missing.map((name) => `${where} lacks ${name}`),
      ...unknown.map((name) => `${where} sets ${name}, which its program does not read`),
    ];
  });
}
