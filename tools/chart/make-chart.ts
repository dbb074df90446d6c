import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { definitions, generatedMaps } from './config-maps.ts';
import { type ChartSource, templatesOf } from './templates.ts';
import { defaultValues, schemaOf, valuesText } from './values.ts';

const RULES = `{{- if .Values.monitoring.enabled }}
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: concord
  namespace: {{ .Release.Namespace }}
  labels:
    app.kubernetes.io/part-of: concord
spec:
  {{- .Files.Get "files/alerts.yml" | nindent 2 }}
{{- end }}
`;

/** Refuses a target inside the pod: the backups would be lost with the pod of their job. */
const GUARD = `{{- if and (hasPrefix "/" .Values.backup.target) (not .Values.backup.volume) }}
{{- fail "backup.target is a folder: say in backup.volume where it is kept, or name another target" }}
{{- end }}
`;

const NOTES = `kubectl --namespace {{ .Release.Namespace }} rollout status deployment --timeout 10m
`;

/** Writes a Helm chart. @param root of the repository */
export function makeChart(root: string, source: ChartSource, folder: string): void {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const values = defaultValues(source.usual, version);
  const chart = {
    apiVersion: 'v2',
    name: 'concord',
    description: 'Website, registration and online exams of a membership institute',
    type: 'application',
    version,
    appVersion: version,
    kubeVersion: '>=1.30.0-0',
  };
  const files = new Map([
    ['Chart.yaml', stringify(chart)],
    ['values.yaml', valuesText(values)],
    ['values.schema.json', `${JSON.stringify(schemaOf(values), null, 2)}\n`],
    ['templates/_config-maps.tpl', definitions(generatedMaps(source.usual).keys())],
    ['templates/prometheusrule-concord.yaml', RULES],
    ['templates/guard.yaml', GUARD],
    ['templates/NOTES.txt', NOTES],
    ...[...templatesOf(source)].map(([name, text]) => [`templates/${name}`, text] as const),
  ]);
  rmSync(folder, { recursive: true, force: true });
  for (const each of ['templates', 'files']) mkdirSync(join(folder, each), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  copyFileSync(join(root, 'observability/alerts.yml'), join(folder, 'files/alerts.yml'));
}
