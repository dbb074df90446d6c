import { parse } from 'yaml';
import { judge } from './promql.ts';
import type { Series } from './series.ts';

interface Alert {
  alert: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string; description?: string; runbook?: string };
}

const SEVERITIES = ['critical', 'warning'];
const RUNBOOK = 'docs/operations/alerts.md';

/** The alerts of a file of rules. */
const alertsOf = (text: string): Alert[] =>
  (parse(text) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules);

/** Titles of the sections about alerts, which are below those of their groups. */
const sectionsOf = (runbook: string): string[] =>
  [...runbook.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title);

/** The labels that a text of templates reads: `{{ $labels.queue }}`. */
const labelsRead = (text: string): string[] =>
  [...text.matchAll(/\$labels\.(\w+)/g)].map(([, name = '']) => name);

function problemsOf({ alert, expr, labels, annotations = {} }: Alert, series: ReadonlyMap<string, Series>) {
  const { summary = '', description = '', runbook } = annotations;
  const judged = judge(expr, series);
  const anchor = `${RUNBOOK}#${alert.toLowerCase()}`;
  return [
    ...judged.problems,
    ...(SEVERITIES.includes(labels?.severity ?? '') ? [] : ['has no severity']),
    ...(summary && description ? [] : ['lacks summary or description']),
    ...(runbook === anchor ? [] : [`does not lead to ${anchor}`]),
    ...labelsRead(summary + description)
      .filter((name) => !judged.labels.has(name))
      .map((name) => `tells of the label ${name}, which its expression does not yield`),
  ];
}

/**
 * Problems of alert rules: expressions, texts, alerts without a section in the runbook, and sections without
 * an alert.
 */
export function alertProblems(text: string, runbook: string, series: ReadonlyMap<string, Series>): string[] {
  const alerts = alertsOf(text);
  const names = alerts.map(({ alert }) => alert);
  const sections = sectionsOf(runbook);
  return [
    ...alerts.flatMap((alert) =>
      problemsOf(alert, series).map((problem) => `alerts.yml: ${alert.alert}: ${problem}`),
    ),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `alerts.yml: ${name} is there twice`),
    ...names
      .filter((name) => !sections.includes(name))
      .map((name) => `${RUNBOOK}: no section tells what to do about ${name}`),
    ...sections
      .filter((name) => !names.includes(name))
      .map((name) => `${RUNBOOK}: there is no alert ${name}`),
  ];
}
