// Prints the rules of observability/alerts.yml as an object of the Prometheus operator. Needs nothing but Node 20.
import { readFileSync } from 'node:fs';

const rules = readFileSync(new URL('../../observability/alerts.yml', import.meta.url), 'utf8');

process.stdout.write(`apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: concord
  labels: { app.kubernetes.io/part-of: concord }
spec:
${rules.replaceAll(/^(?=.)/gm, '  ')}`);
