import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf, type Deployed } from './deployment.ts';
import type { Image } from './dockerfile.ts';

/** Built files that answer probes: the gateway's own, or those that services share. */
const ANSWERING = { gateway: 'services/gateway/dist', services: 'libs/nest-platform/dist' } as const;

/** The paths below `/health/` that a program answers. */
function healthPaths(root: string, folder: string): Set<string> {
  const code = folder === 'services/gateway' ? ANSWERING.gateway : ANSWERING.services;
  const files = globSync('**/*.js', { cwd: join(root, code) });
  const texts = files.map((file) => readFileSync(join(root, code, file), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/['"`](\/health\/\w+)['"`]/g)].map(([, path = '']) => path)),
  );
}

/** Commands that are missing in the build or in the image, and probes that nothing answers. */
export function programProblems(
  place: string,
  root: string,
  containers: readonly Deployed[],
  images: ReadonlyMap<string, Image>,
): string[] {
  return containers.flatMap(({ name, image, command, probes, variables }) => {
    const where = `${place}: ${name}`;
    const own = images.get(image);
    if (!own) return [`${where} has the image ${image}, which the Dockerfile does not make`];
    const line = command.length > 0 ? command : own.command;
    const script = line.find((word) => /\.(js|ts)$/.test(word));
    const program = programOf(line);
    if (!script || !program || line[0] !== 'node') return [`${where} runs no program of the product`];
    const port = Number(variables.get('PORT') ?? own.variables.PORT);
    const answered = healthPaths(root, program.folder);
    return [
      ...(existsSync(join(root, script)) ? [] : [`${where} runs ${script}, which the build does not make`]),
      ...(own.folders.includes(program.folder) ? [] : [`${where} runs ${script}, which is not in its image`]),
      ...probes
        .filter((probe) => probe.port !== port)
        .map((probe) => `${where} is probed at port ${probe.port}, but listens at ${port}`),
      ...probes
        .filter(({ path }) => !answered.has(path))
        .map(({ path }) => `${where} is probed at ${path}, which it does not answer`),
    ];
  });
}

/** Addresses in variables without a container, or with a port on which it does not listen. */
export function addressProblems(
  place: string,
  containers: readonly Deployed[],
  listening: ReadonlyMap<string, readonly number[]>,
): string[] {
  return containers.flatMap(({ name, variables }) =>
    [...variables].flatMap(([variable, value]) => {
      const [, host = '', port = ''] = /^https?:\/\/([a-z-]+):(\d+)$/.exec(value) ?? [];
      if (!host || host === 'localhost' || listening.get(host)?.includes(Number(port))) return [];
      return [`${place}: ${name} has ${variable}=${value}, where nothing listens`];
    }),
  );
}
