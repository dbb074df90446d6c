import { isPlaceholder } from './page.ts';
import type { Repository } from './repository.ts';

/** Short and plural names of what our manifests have. */
const KINDS: Readonly<Record<string, string>> = {
  cm: 'configmap',
  deploy: 'deployment',
  deployments: 'deployment',
  cronjobs: 'cronjob',
  hpa: 'horizontalpodautoscaler',
  jobs: 'job',
  services: 'service',
  svc: 'service',
};
const CHECKED = [
  'deployment',
  'statefulset',
  'cronjob',
  'job',
  'service',
  'configmap',
  'horizontalpodautoscaler',
];
const kindOf = (name: string): string => KINDS[name] ?? name;

/** `--output json` and `--output=json`. */
const valuesOf = (words: readonly string[], ...names: readonly string[]): string[] =>
  words.flatMap((word, index) => {
    const [name = '', ...value] = word.split('=');
    if (!names.includes(name)) return [];
    return value.length > 0 ? [value.join('=')] : [words[index + 1] ?? ''];
  });

/** References such as `deployment/exams`, also as two words. */
function referencesIn(words: readonly string[]): string[] {
  const single = words.filter((word) => /^[a-z]+\/[a-z-]+$/.test(word));
  const pairs = words.flatMap((word, index) => {
    const name = words[index + 1] ?? '';
    const isPair = ['get', 'describe', 'delete', 'scale', 'patch'].includes(words[index - 1] ?? '');
    return isPair && /^[a-z][a-z-]*$/.test(name) ? [`${word}/${name}`] : [];
  });
  return [...single, ...pairs, ...valuesOf(words, '--from')];
}

/** Files, namespaces and objects of a kubectl command that do not exist. `made`: names that the page creates. */
export function kubectlProblems(
  words: readonly string[],
  { exists, objects }: Repository,
  made: readonly string[] = [],
): string[] {
  const isGiven = (value: string) => value !== '-' && !isPlaceholder(value) && !/^https?:/.test(value);
  const files = valuesOf(words, '--filename', '-f').filter(isGiven);
  const folders = valuesOf(words, '--kustomize', '-k').filter(isGiven);
  const namespaces = valuesOf(words, '--namespace', '-n').filter(isGiven);
  const selected = valuesOf(words, '--selector', '-l').flatMap(
    (value) => /^app\.kubernetes\.io\/name=([\w-]+)$/.exec(value)?.[1] ?? [],
  );
  const references = referencesIn(words)
    .map((reference) => reference.split('/'))
    .map(([kind = '', name = '']) => [kindOf(kind), name] as const)
    .filter(([kind, name]) => CHECKED.includes(kind) && !made.includes(name));
  const names = new Set([...objects].map((object) => object.split('/')[1]));
  // kubectl shows only ten log lines if a selector names the pods.
  const isCut =
    words.includes('logs') && selected.length > 0 && !words.some((word) => word.startsWith('--tail'));
  return [
    ...(isCut ? ['kubectl logs with a selector needs --tail'] : []),
    ...files.filter((file) => !exists(file)).map((file) => `there is no ${file}`),
    ...folders
      .filter((folder) => !exists(`${folder}/kustomization.yaml`))
      .map((folder) => `${folder} has no kustomization.yaml`),
    ...namespaces
      .filter((name) => !objects.has(`namespace/${name}`))
      .map((name) => `no manifest has the namespace ${name}`),
    ...selected.filter((name) => !names.has(name)).map((name) => `no manifest has the name ${name}`),
    ...references
      .filter(([kind, name]) => !objects.has(`${kind}/${name}`))
      .map(([kind, name]) => `no manifest has the ${kind} ${name}`),
  ];
}

/** The names of objects that a page creates by hand: `kubectl create job try --from cronjob/backup`. */
export const madeBy = (words: readonly string[]): string[] =>
  words.flatMap((word, index) => (word === 'create' ? [words[index + 2] ?? ''] : []));
