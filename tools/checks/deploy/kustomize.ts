import { join } from 'node:path';
import { runProgram } from '../../lib/cli-run.ts';
import { which } from '../../lib/which.ts';

export const OVERLAYS = ['demo', 'production'] as const;
/** Package that Go fetches and builds if there is neither kustomize nor kubectl. */
const GO_MODULE = 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1';

/** Command that builds a folder, by the programs on this machine; undefined without any. */
export function kustomizeCommand(path = process.env.PATH): string[] | undefined {
  const kustomize = which(['kustomize'], path);
  if (kustomize) return [kustomize, 'build'];
  const kubectl = which(['kubectl'], path);
  if (kubectl) return [kubectl, 'kustomize'];
  const go = which(['go'], path);
  return go ? [go, 'run', GO_MODULE, 'build'] : undefined;
}

/**
 * Builds an overlay as one YAML file.
 * @param command of {@link kustomizeCommand}
 * @throws Error with kustomize's message when it refuses the files
 */
export async function buildOverlay(
  [program = '', ...args]: readonly string[],
  root: string,
  overlay: string,
  file: string,
): Promise<void> {
  const folder = join(root, 'k8s', 'overlays', overlay);
  const { code, output } = await runProgram(program, [...args, folder, '--output', file], {
    cwd: root,
    timeoutMs: 5 * 60_000,
  });
  if (code !== 0) throw new Error(`kustomize refuses the overlay ${overlay}: ${output.trim()}`);
}
