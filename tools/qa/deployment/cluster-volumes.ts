import { createReadStream, createWriteStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { LauncherError } from '../../lib/launcher-error.ts';
import type { Kubectl } from './kubectl.ts';

/** A volume claim of the product, and the user of its files. */
export interface Claim {
  readonly name: string;
  readonly user: number;
  readonly size: string;
}

/** Claim with the backups of the job. */
export const COPIES: Claim = { name: 'backups', user: 1000, size: '50Gi' };
/** An image that every node has, with bash, tar and gzip. */
export const TOOLS_IMAGE = 'mongo:8';
const FOLDER = '/mnt';

/** Runs a script in the folder of a claim, with a file of this machine as its input or output. */
async function execute(
  kubectl: Kubectl,
  pod: string,
  script: string,
  file: string,
  direction: 'in' | 'out',
): Promise<void> {
  const flags = direction === 'in' ? ['--stdin'] : [];
  const child = kubectl.start(['exec', ...flags, pod, '--', 'bash', '-c', script]);
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const [, refusal] = await Promise.all([
    direction === 'in'
      ? pipeline(createReadStream(file), child.stdin)
      : pipeline(child.stdout, createWriteStream(file)),
    text(child.stderr),
  ]);
  if ((await ended) !== 0) throw new LauncherError(`${script} in ${pod}: ${refusal.trim()}`);
}

/** A pod that holds a claim, as the user of its files. */
const holder = ({ name, user }: Claim) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: `holds-${name}` },
  spec: {
    terminationGracePeriodSeconds: 0,
    automountServiceAccountToken: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: user,
      fsGroup: user,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    containers: [
      {
        name: 'main',
        image: TOOLS_IMAGE,
        command: ['sleep', 'infinity'],
        securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        volumeMounts: [{ name: 'data', mountPath: FOLDER }],
      },
    ],
    volumes: [{ name: 'data', persistentVolumeClaim: { claimName: name } }],
  },
});

/** Mounts a claim in a pod while `work` runs. */
async function holding(kubectl: Kubectl, claim: Claim, work: (pod: string) => Promise<void>): Promise<void> {
  const pod = `holds-${claim.name}`;
  await kubectl.apply(holder(claim));
  try {
    await kubectl.run(['wait', `pod/${pod}`, '--for=condition=Ready', '--timeout=5m']);
    await work(pod);
  } finally {
    await kubectl.run(['delete', 'pod', pod, '--ignore-not-found']);
  }
}

/** Runs a script in the folder of a claim. */
export const runIn = (kubectl: Kubectl, claim: Claim, script: string): Promise<void> =>
  holding(kubectl, claim, async (pod) => {
    await kubectl.run(['exec', pod, '--', 'bash', '-c', `cd ${FOLDER} && ${script}`]);
  });

/** Copies a claim to a file of this machine. */
export const saveClaim = (kubectl: Kubectl, claim: Claim, file: string): Promise<void> =>
  holding(kubectl, claim, (pod) =>
    execute(kubectl, pod, `cd ${FOLDER} && tar --create --gzip $(ls --almost-all)`, file, 'out'),
  );

/** Creates a claim with the content of such a file. */
export async function restoreClaim(kubectl: Kubectl, claim: Claim, file: string): Promise<void> {
  const { name, size } = claim;
  await kubectl.apply({
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name },
    spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: size } } },
  });
  const script = `tar --extract --gzip --directory ${FOLDER}`;
  await holding(kubectl, claim, (pod) => execute(kubectl, pod, script, file, 'in'));
}
