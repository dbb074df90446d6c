import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OVERLAY = 'k8s/overlays/production/kustomization.yaml';

/**
 * Copies the manifests to a folder, with the components that production leaves out and the other kind of
 * ingress.
 */
export function copyWithOtherComponents(root: string, folder: string): void {
  cpSync(join(root, 'k8s'), join(folder, 'k8s'), { recursive: true });
  const file = join(folder, OVERLAY);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text
      .replace('components/gateway-api', 'components/ingress')
      .replaceAll(/^( *)# (- \.\.\/\.\.\/components\/)/gm, '$1$2'),
  );
}
