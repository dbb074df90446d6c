import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Deployed } from './deployment.ts';

export interface ComposeService {
  image: string;
  build?: { target: string };
  command?: string[];
  configs?: { source: string; target: string }[];
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  networks?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  volumes?: string[];
  mem_limit?: string;
  deploy?: { replicas?: string };
  stop_grace_period?: string;
}

export interface Compose {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

export const composeOf = (text: string): Compose => parse(text, { merge: true }) as Compose;

export const ownCompose = (root: string): Compose =>
  composeOf(readFileSync(join(root, 'docker-compose.yml'), 'utf8'));

/** `${CONCORD_REGISTRY:-concord}/exams:${CONCORD_VERSION:-dev}` is an image of ours. */
const OWN_IMAGE = /^\$\{CONCORD_REGISTRY:-concord\}\/([\w-]+):/;
/** Default of a variable that `.env` does not set. */
const DEFAULT = /^\$\{\w+:-(.*)\}$/;
const PROBE = /http:\/\/127\.0\.0\.1:(\d+)(\/[\w/-]+)/;

/** The services of a compose file that run the product's own images. */
export function deployedOf({ services }: Compose): Deployed[] {
  return Object.entries(services).flatMap(([name, service]) => {
    const image = OWN_IMAGE.exec(service.image)?.[1];
    if (!image) return [];
    const test = service.healthcheck?.test;
    const [, port, path = ''] = PROBE.exec(test?.join(' ') ?? '') ?? [];
    return {
      name,
      image,
      command: service.command ?? [],
      variables: new Map(
        Object.entries(service.environment ?? {}).map(([key, value]) => [
          key,
          DEFAULT.exec(value)?.[1] ?? value,
        ]),
      ),
      parts: [],
      probes: test ? [{ port: Number(port), path }] : [],
      files: (service.configs ?? []).map(({ target }) => target),
    };
  });
}
