import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { LauncherError } from '../../lib/launcher-error.ts';
import type { Kubectl } from './kubectl.ts';
import type { NodeAgents } from './node-access.ts';

/** A store of the demo overlay with one volume. */
export interface StoreVolume {
  store: string;
  image: string;
  user: number;
  size: string;
}

export const MONGO: StoreVolume = {
  store: 'mongo',
  image: 'mongo:8',
  user: 999,
  size: '10Gi',
};
export const MINIO: StoreVolume = {
  store: 'minio',
  image: 'minio/minio:RELEASE.2025-09-07T16-13-09Z',
  user: 1000,
  size: '20Gi',
};

/** The same image for all: it has tar and gzip, and volumes of its own elsewhere. */
const COPIER = MONGO.image;
const FOLDER = '/mnt';

const copyOf = (folder: string, { store }: StoreVolume): string => join(folder, `${store}.tgz`);

/** Runs a program in a pod between a file of this machine and its input or output. */
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

/** A pod that holds the volume of a store, as the store's own user. */
const holder = ({ store, user }: StoreVolume) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: `volume-of-${store}` },
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
        image: COPIER,
        command: ['sleep', 'infinity'],
        securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        volumeMounts: [{ name: 'data', mountPath: FOLDER }],
      },
    ],
    volumes: [{ name: 'data', persistentVolumeClaim: { claimName: `data-${store}-0` } }],
  },
});

/** Holds the volume of a store for some work. */
async function holding(
  kubectl: Kubectl,
  volume: StoreVolume,
  work: (pod: string) => Promise<void>,
): Promise<void> {
  const pod = `volume-of-${volume.store}`;
  await kubectl.apply(holder(volume));
  try {
    await kubectl.run(['wait', `pod/${pod}`, '--for=condition=Ready', '--timeout=5m']);
    await work(pod);
  } finally {
    await kubectl.run(['delete', 'pod', pod, '--ignore-not-found']);
  }
}

/** Copies a volume at one moment, as a snapshot does: the store stands still meanwhile. */
export async function saveVolume(
  kubectl: Kubectl,
  agents: NodeAgents,
  volume: StoreVolume,
  folder: string,
): Promise<void> {
  const [pod] = await kubectl.pods(volume.store);
  if (!pod) throw new LauncherError(`There is no pod of ${volume.store}.`);
  const script = `cd ${FOLDER} && tar --create --gzip $(ls --almost-all)`;
  await holding(kubectl, volume, async (name) => {
    await agents.signal(pod, 'STOP');
    try {
      await execute(kubectl, name, script, copyOf(folder, volume), 'out');
    } finally {
      await agents.signal(pod, 'CONT');
    }
  });
}

/** Makes the claim of a store that is not there yet, with what a copy holds. */
export async function restoreVolume(kubectl: Kubectl, volume: StoreVolume, folder: string): Promise<void> {
  const { store, size } = volume;
  await kubectl.apply({
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name: `data-${store}-0` },
    spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: size } } },
  });
  const script = `tar --extract --gzip --directory ${FOLDER}`;
  await holding(kubectl, volume, (pod) => execute(kubectl, pod, script, copyOf(folder, volume), 'in'));
}
