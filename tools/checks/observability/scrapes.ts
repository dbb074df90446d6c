import { parse } from 'yaml';
import type { Compose } from '../deploy/compose.ts';

interface Configuration {
  scrape_configs: { dns_sd_configs?: { names: string[]; port: number }[] }[];
}

const MIB = 1024 * 1024;
const UNITS: Readonly<Record<string, number>> = { m: MIB, g: 1024 * MIB };

/** Bytes of `384m`. */
const bytesOf = (limit = ''): number =>
  Number.parseInt(limit, 10) * (UNITS[limit.at(-1) ?? ''] ?? Number.NaN);

/** Processes whose metrics are not scraped, and targets that do not exist. */
export function scrapeProblems(text: string, { services }: Compose): string[] {
  const { scrape_configs: scrapes } = parse(text) as Configuration;
  const asked = scrapes.flatMap(({ dns_sd_configs: found = [] }) =>
    found.flatMap(({ names, port }) => names.map((name) => `${name}:${port}`)),
  );
  const answering = Object.entries(services).flatMap(([name, { environment = {} }]) =>
    environment.METRICS_PORT ? [`${name}:${environment.METRICS_PORT}`] : [],
  );
  return [
    ...answering.filter((each) => !asked.includes(each)).map((each) => `${each} is asked by nobody`),
    ...asked.filter((each) => !answering.includes(each)).map((each) => `${each} answers nothing`),
  ].map((problem) => `prometheus.yml: ${problem}`);
}

/**
 * Kinds of processes missing in the rules for absent processes and for memory, whose limit is a number in the
 * rule.
 */
export function coverageProblems(rules: string, { services }: Compose): string[] {
  const limits = [
    ...rules.matchAll(/process_resident_memory_bytes\{job=~?"([^"]+)"\} \/ \((\d+) \* 2\^20\)/g),
  ];
  const limitOf = (name: string) =>
    limits
      .filter(([, jobs = '']) => new RegExp(`^(?:${jobs})$`).test(name))
      .map(([, , mib]) => Number(mib) * MIB);
  return Object.entries(services)
    .filter(([, { environment = {} }]) => environment.METRICS_PORT)
    .flatMap(([name, { mem_limit: limit }]) => [
      ...(rules.includes(`absent(concord_build_info{job="${name}"})`) ? [] : [`no rule misses ${name}`]),
      ...(limitOf(name).join() === String(bytesOf(limit))
        ? []
        : [`no rule knows the limit ${limit} of ${name}`]),
    ])
    .map((problem) => `alerts.yml: ${problem}`);
}
