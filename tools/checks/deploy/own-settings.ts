import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedOf, type Manifest } from './manifests.ts';
import { settingsProblems } from './settings-problems.ts';

const NAME = 'site-settings.yaml';
const EXAMPLE = 'deploy/site-settings.example.yaml';
/** Lines of an overlay that an institute uncomments. */
const COMMENTED = /(without it samples are shown\.\n)((?: *# .*\n)+)/;

/**
 * Copies the manifests to a folder and configures an overlay with the example of site settings, as
 * docs/operations/site-settings.md describes.
 */
export function copyWithOwnSettings(root: string, overlay: string, folder: string): void {
  const path = join(folder, 'k8s/overlays', overlay);
  cpSync(join(root, 'k8s'), join(folder, 'k8s'), { recursive: true });
  copyFileSync(join(root, EXAMPLE), join(path, NAME));
  const file = join(path, 'kustomization.yaml');
  const taken = (_: string, head: string, lines: string) => head + lines.replaceAll(/^( *)# /gm, '$1');
  writeFileSync(file, readFileSync(file, 'utf8').replace(COMMENTED, taken));
}

/** Reasons why the processes of such an overlay do not read the file. */
export function ownSettingsProblems(root: string, overlay: string, manifests: readonly Manifest[]): string[] {
  const place = `k8s/overlays/${overlay} with site settings`;
  const texts = manifests.flatMap(({ data }) => data?.[NAME] ?? []);
  const isOwn = texts.length === 1 && texts[0] === readFileSync(join(root, EXAMPLE), 'utf8');
  return [
    ...(isOwn ? [] : [`${place}: the file does not replace that of k8s/base`]),
    ...settingsProblems(place, deployedOf(manifests)),
  ];
}
