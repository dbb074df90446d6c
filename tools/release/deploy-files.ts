import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument } from 'yaml';

const COMPOSE = 'docker-compose.yml';
const MANIFESTS = 'k8s/**/*.yaml';

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** The compose file with the images of a version, without builds. */
function composeOfVersion(text: string, version: string): string {
  const document = parseDocument(text);
  document.delete('x-build');
  const services = document.get('services');
  if (isMap(services)) for (const { value } of services.items) if (isMap(value)) value.delete('build');
  return document
    .toString({ lineWidth: 0 })
    .replaceAll('${CONCORD_VERSION:-dev}', `\${CONCORD_VERSION:-${version}}`)
    .replaceAll('npm run secrets -- ', 'node tools/commands/secrets.mjs ')
    .replaceAll('--detach --build --wait', '--detach --wait');
}

const manifestOfVersion = (text: string, version: string): string =>
  text
    .replace(/\b(concord\/[a-z-]+):dev\b/g, `$1:${version}`)
    .replace(/\b(newTag|version|appVersion): ['"]?dev['"]?(?=\s|,|}|$)/g, `$1: ${version}`);

/** Sets the version of a release in the files that operators deploy from: compose and the manifests. */
export function setVersion(folder: string, version: string): void {
  rewrite(join(folder, COMPOSE), (text) => composeOfVersion(text, version));
  for (const file of globSync(MANIFESTS, { cwd: folder }))
    rewrite(join(folder, file), (text) => manifestOfVersion(text, version));
}
