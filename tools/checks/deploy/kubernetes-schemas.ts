import { runProgram } from '../../lib/cli-run.ts';
import { pythonPackage } from '../../stores/python-package.ts';

/**
 * Has the schemas of every minor version, also strict ones, which refuse unknown fields. It has none for
 * custom resources (Gateway, HTTPRoute, PodMonitor), which pass.
 */
const VALIDATOR = 'kubernetes-validate==1.37.0';
/** Oldest supported version of Kubernetes, and the newest that the package knows. */
export const KUBERNETES_VERSIONS = ['1.34', '1.37'] as const;

/** Problems of YAML files for each version. @throws MissingError when this machine cannot have the validator */
export async function schemaProblems(cache: string, files: readonly string[]): Promise<string[]> {
  const { folder, command } = await pythonPackage(cache, VALIDATOR);
  const each = KUBERNETES_VERSIONS.map(async (version) => {
    const args = ['-m', 'kubernetes_validate', '--kubernetes-version', version, '--strict', ...files];
    const env = { ...process.env, PYTHONPATH: folder };
    const { code, output } = await runProgram(command, args, { env, timeoutMs: 2 * 60_000 });
    const problems = output.split('\n').filter((line) => line !== '' && !/^(INFO|WARN)/.test(line));
    if (code === 0) return [];
    return (problems.length > 0 ? problems : [`ended with ${code}`]).map(
      (line) => `Kubernetes ${version}: ${line}`,
    );
  });
  return (await Promise.all(each)).flat();
}
