import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runProgram } from '../lib/cli-run.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';

/** An image that was built, and the digest of its content. */
export interface Image {
  readonly name: string;
  readonly digest: string;
}

interface Compose {
  readonly services: Readonly<Record<string, { readonly build?: { readonly target: string } }>>;
}

/** `gateway`, `students`, and so on: targets of the Dockerfile that compose builds. */
export function imageTargets(root: string): string[] {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const { services } = parse(text, { merge: true }) as Compose;
  return [...new Set(Object.values(services).flatMap(({ build }) => build?.target ?? []))];
}

async function docker(root: string, args: string[]): Promise<string> {
  const { code, output } = await runProgram('docker', args, { cwd: root });
  if (code === 0) return output.trim();
  print(output);
  throw new LauncherError(`docker ${args[0]} ended with ${code}; fix that and run the release again`);
}

/** Tells whether a docker daemon answers. */
export const hasDocker = async (): Promise<boolean> => (await runProgram('docker', ['info'])).code === 0;

/** Builds the images of a release from the checkout, which must be at its commit. */
export async function buildImages(root: string, version: string, commit: string): Promise<Image[]> {
  const images: Image[] = [];
  for (const target of imageTargets(root)) {
    const name = `concord/${target}:${version}`;
    printStep(`Building ${name}`);
    const build = [`VERSION=${version}`, `REVISION=${commit}`].flatMap((value) => ['--build-arg', value]);
    await docker(root, ['build', '--target', target, ...build, '--tag', name, '.']);
    images.push({ name, digest: await docker(root, ['image', 'inspect', '--format', '{{.Id}}', name]) });
  }
  return images;
}
