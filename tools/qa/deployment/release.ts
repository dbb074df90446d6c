import { runProgram } from '../../lib/cli-run.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const IMAGES = [
  'gateway',
  'students',
  'exams',
  'media',
  'media-worker',
  'members',
  'seed',
  'backup',
] as const;

/** Dockerfile of a release in which the first script of every page has another name. */
const DOCKERFILE = `ARG BASE
FROM $BASE
USER root
RUN cd /app/apps && old=$(cd shell/dist && ls | grep -E '^main\\.[0-9a-f]+\\.js$') && new=main.$(date +%s%N | cut -c1-16)ee.js \\
 && mv shell/dist/$old shell/dist/$new && rm -f shell/dist/$old.* \\
 && for user in $(grep -rlF "$old" --include=*.html --include=*.js --include=*.json .); do \\
      sed -i "s/$old/$new/g" "$user" && rm -f "$user.br" "$user.gz"; done
USER 1000:1000
`;

/** Runs docker. @throws LauncherError with its output */
export async function docker(args: string[], env = process.env): Promise<string> {
  const { code, output } = await runProgram('docker', args, { env });
  if (code !== 0)
    throw new LauncherError(`docker ${args.join(' ')} ended with ${code}:\n${output.slice(-3000)}`);
  return output;
}

/** Builds the images of a next release: the gateway's web files have other names, the rest is unchanged. */
export async function nextRelease(registry: string, tag: string, next: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'concord-release-'));
  try {
    writeFileSync(join(folder, 'Dockerfile'), DOCKERFILE);
    for (const image of IMAGES.slice(1))
      await docker(['tag', `${registry}/${image}:${tag}`, `${registry}/${image}:${next}`]);
    const base = `BASE=${registry}/gateway:${tag}`;
    await docker(['build', '--build-arg', base, '--tag', `${registry}/gateway:${next}`, folder]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const HASHED = /(?:src|href)="(\/[^"]*[.-][0-9a-f]{8,}\.[a-z0-9]+)"/g;

/** The hashed files that the home page loads, with their text. */
export async function pageFiles(url: string): Promise<Map<string, string>> {
  const page = await (await fetch(url)).text();
  const files = new Map<string, string>();
  for (const [, path = ''] of page.matchAll(HASHED))
    files.set(path, await (await fetch(`${url}${path}`)).text());
  return files;
}

/** Files of an earlier release that are no longer served unchanged. */
export async function lostFiles(url: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const lost: string[] = [];
  for (const [path, before] of files) {
    const answer = await fetch(`${url}${path}`);
    if (!answer.ok || (await answer.text()) !== before) lost.push(`${path}: ${answer.status}`);
  }
  return lost;
}
