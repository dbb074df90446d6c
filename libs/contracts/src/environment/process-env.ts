import { z } from 'zod';

/** Variables of every HTTP process; each process adds its own. */
export const processEnv = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Time that a stopping process still accepts calls, so that clients notice. In seconds. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(3),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Path of the site settings file (name, contacts, colours, fees); defaults to samples. */
  SITE_SETTINGS: z.string().optional(),
  /** Port of `/metrics` for Prometheus; 0 disables it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Version and commit of the build; images have both built in. */
  VERSION: z.string().default('dev'),
  COMMIT: z.string().default('unknown'),
  /** OTLP/HTTP endpoint for traces; OpenTelemetry's SDK reads this and its other variables directly. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  /** Sampling ratio of a `traceidratio` sampler. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});
export type ProcessEnv = z.output<typeof processEnv>;
