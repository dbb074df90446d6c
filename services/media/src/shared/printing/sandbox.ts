import { execFile } from 'node:child_process';

const LIMIT_MS = 20_000;

interface Start {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv | undefined;
}

/**
 * True if a browser failed to start for want of a sandbox: containers allow no user namespaces without a
 * seccomp profile. A browser driven through a pipe hides its messages, so it is started again to read them.
 */
export function refusesSandbox({ program, args, env }: Start): Promise<boolean> {
  return new Promise((resolve) => {
    const all = [...args, '--headless', '--dump-dom', 'about:blank'];
    execFile(program, all, { env, timeout: LIMIT_MS, killSignal: 'SIGKILL' }, (error, _, said) =>
      resolve(error !== null && /no usable sandbox|without --no-sandbox/i.test(said)),
    );
  });
}
