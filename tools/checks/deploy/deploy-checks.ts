import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kubernetesKeys } from '../../lib/installation-secrets.mjs';
import type { ProgramVariables } from '../variables.ts';
import { arrowProblems, codeArrows, HTTP, type Places } from './code-arrows.ts';
import { claimProblems } from './claim-problems.ts';
import { deployedOf as deployedByCompose, ownCompose } from './compose.ts';
import { copyProblems } from './copy-problems.ts';
import { networkProblems } from './compose-networks.ts';
import { numberProblems } from './compose-numbers-problems.ts';
import type { Deployed } from './deployment.ts';
import { ownImages } from './dockerfile.ts';
import { composeHardeningProblems, podHardeningProblems } from './hardening-problems.ts';
import { buildOverlay, kustomizeCommand, OVERLAYS } from './kustomize.ts';
import { schemaProblems } from './kubernetes-schemas.ts';
import { deployedOf, type Manifest, manifestsOf, workloadsOf } from './manifests.ts';
import { allowedArrows } from './network-policies.ts';
import { addressProblems, programProblems } from './program-problems.ts';
import { listeningOf, objectProblems, secretProblems } from './object-problems.ts';
import { copyWithOtherComponents } from './other-components.ts';
import { copyWithOwnSettings, ownSettingsProblems } from './own-settings.ts';
import { scalingProblems } from './scaling-problems.ts';
import { settingsProblems } from './settings-problems.ts';
import { variableProblems } from './variable-problems.ts';

type Programs = Readonly<Record<string, ProgramVariables>>;

const INSIDE: Places = {
  mongo: ['mongo:27017'],
  redis: ['redis:6379'],
  objects: ['minio:9000'],
  mail: [],
  cards: [],
  sms: [],
};
const OUTSIDE: Places = {
  mongo: ['outside:27017'],
  redis: ['outside:6379', 'outside:26379'],
  objects: ['outside:443'],
  mail: ['outside:25', 'outside:465', 'outside:587'],
  cards: ['outside:443'],
  sms: ['outside:443'],
};

/** Namespaces from which the components for ingress accept connections. */
const WAYS_IN = [
  ['Ingress', 'ingress-nginx'],
  ['Gateway', 'envoy-gateway-system'],
] as const;

/** Problems of `docker-compose.yml`. */
export function composeProblems(root: string, programs: Programs, compose = ownCompose(root)): string[] {
  const images = ownImages(root);
  const containers = deployedByCompose(compose);
  const place = 'docker-compose.yml';
  const listening = new Map<string, number[]>(containers.map(({ name }) => [name, [HTTP]]));
  listening.set('minio', [9000]);
  const made = codeArrows(root, containers, images, programs, INSIDE);
  return [
    ...variableProblems(place, containers, images, programs),
    ...programProblems(place, root, containers, images),
    ...addressProblems(place, containers, listening),
    ...settingsProblems(place, containers),
    ...networkProblems(compose, made),
    ...numberProblems(compose),
    ...composeHardeningProblems(compose),
  ];
}

/** Connections that no code of ours makes: from parts of the cluster, and for the set-up of a store. */
function givenArrows(
  overlay: string,
  manifests: readonly Manifest[],
  containers: readonly Deployed[],
): string[] {
  const names = workloadsOf(manifests).map(({ metadata: { name } }) => `${name} -> kube-system:53`);
  if (overlay === 'demo') return [...names, 'mongo-initiate -> mongo:27017'];
  const metrics = containers
    .filter(({ variables, name }) => variables.get('METRICS_PORT') && !name.endsWith('-prepare'))
    .map(({ name, variables }) => `monitoring -> ${name}:${variables.get('METRICS_PORT')}`);
  const traces = containers
    .filter(({ variables }) => variables.has('OTEL_EXPORTER_OTLP_ENDPOINT'))
    .map(({ name }) => `${name} -> monitoring:4318`);
  const wayIn = WAYS_IN.filter(([kind]) => manifests.some((each) => each.kind === kind)).map(
    ([, namespace]) => `${namespace} -> gateway:8080`,
  );
  return [...names, ...wayIn, ...metrics, ...traces];
}

/** Problems of an overlay's manifests, as kustomize builds them. */
export function overlayProblems(
  root: string,
  overlay: string,
  text: string,
  programs: Programs,
  place = `k8s/overlays/${overlay}`,
): string[] {
  const manifests = manifestsOf(text);
  const images = ownImages(root);
  const containers = deployedOf(manifests);
  const { arrows, problems } = allowedArrows(manifests);
  const places = overlay === 'demo' ? INSIDE : OUTSIDE;
  const made = [
    ...codeArrows(root, containers, images, programs, places),
    ...givenArrows(overlay, manifests, containers),
  ];
  return [
    ...variableProblems(place, containers, images, programs),
    ...programProblems(place, root, containers, images),
    ...addressProblems(place, containers, listeningOf(manifests)),
    ...settingsProblems(place, containers),
    ...copyProblems(place, manifests),
    ...objectProblems(place, manifests),
    ...secretProblems(place, manifests, kubernetesKeys()),
    ...problems.map((problem) => `${place}: ${problem}`),
    ...arrowProblems(place, arrows, made),
    ...podHardeningProblems(place, manifests),
    ...(overlay === 'production' ? scalingProblems(place, manifests) : []),
  ];
}

export interface Outcome {
  name: string;
  problems: string[];
  /** Reason why a check could not run here. */
  skipped?: string;
}

/** All checks of the files for images and clusters. */
export async function deployChecks(root: string, cache: string, programs: Programs): Promise<Outcome[]> {
  const outcomes: Outcome[] = [{ name: 'compose', problems: composeProblems(root, programs) }];
  const command = kustomizeCommand();
  if (!command) {
    const skipped = 'there is no kustomize, kubectl or Go';
    return [
      ...outcomes,
      { name: 'manifests', problems: [], skipped },
      { name: 'schemas', problems: [], skipped },
    ];
  }
  const folder = mkdtempSync(join(tmpdir(), 'concord-manifests-'));
  try {
    const files = OVERLAYS.map((overlay) => join(folder, `${overlay}.yaml`));
    await Promise.all(
      OVERLAYS.map((overlay, index) => buildOverlay(command, root, overlay, files[index] ?? '')),
    );
    const found = OVERLAYS.flatMap((overlay, index) =>
      overlayProblems(root, overlay, readFileSync(files[index] ?? '', 'utf8'), programs),
    );
    const built = OVERLAYS.map(
      (overlay, index) => [overlay, manifestsOf(readFileSync(files[index] ?? '', 'utf8'))] as const,
    );
    found.push(...claimProblems(new Map(built)));
    for (const overlay of OVERLAYS) {
      const file = join(folder, `${overlay}-own.yaml`);
      copyWithOwnSettings(root, overlay, folder);
      await buildOverlay(command, folder, overlay, file);
      found.push(...ownSettingsProblems(root, overlay, manifestsOf(readFileSync(file, 'utf8'))));
    }
    const others = join(folder, 'production-others.yaml');
    copyWithOtherComponents(root, folder);
    await buildOverlay(command, folder, 'production', others);
    const place = 'k8s/overlays/production with other components';
    found.push(...overlayProblems(root, 'production', readFileSync(others, 'utf8'), programs, place));
    outcomes.push({ name: 'manifests', problems: found });
    outcomes.push(await schemas(cache, [...files, others]));
  } catch (error) {
    outcomes.push({ name: 'manifests', problems: [(error as Error).message] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return outcomes;
}

async function schemas(cache: string, files: readonly string[]): Promise<Outcome> {
  try {
    return { name: 'schemas', problems: await schemaProblems(cache, files) };
  } catch (error) {
    return { name: 'schemas', problems: [], skipped: (error as Error).message };
  }
}
