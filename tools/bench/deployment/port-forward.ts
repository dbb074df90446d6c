import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { LauncherError } from '../../lib/launcher-error.ts';
import type { Kubectl } from './kubectl.ts';

/** A free port of this machine that leads to a pod while the forward is open: for the drill's own reads of the stores. */
export class PortForward {
  readonly address: string;
  private readonly child: ChildProcess;

  private constructor(address: string, child: ChildProcess) {
    this.address = address;
    this.child = child;
  }

  /** @throws LauncherError when the pod cannot be reached */
  static async open(kubectl: Kubectl, pod: string, port: number): Promise<PortForward> {
    const child = kubectl.start(['port-forward', `pod/${pod}`, `:${port}`]);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (words: string) => (said += words));
    for await (const line of createInterface(child.stdout)) {
      const address = /^Forwarding from (127\.0\.0\.1:\d+)/.exec(line)?.[1];
      if (!address) continue;
      child.stdout.resume();
      return new PortForward(address, child);
    }
    throw new LauncherError(`The port ${port} of ${pod} cannot be forwarded: ${said.trim()}`);
  }

  close(): void {
    this.child.kill();
  }
}
