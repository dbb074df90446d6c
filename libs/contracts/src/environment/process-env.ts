import { z } from 'zod';

/** The variables of every process that answers over HTTP; each process extends it by its own. */
export const processEnv = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** How long a process that is told to stop still takes calls, so that its clients learn of it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(3),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The file of site settings: name, contacts, colours, fees; without it they are samples. */
  SITE_SETTINGS: z.string().optional(),
  /** Where Prometheus reads `/metrics`; 0: nowhere. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** The release that the process was built from, and its commit; images have both from their build. */
  VERSION: z.string().default('dev'),
  COMMIT: z.string().default('unknown'),
  /** Where traces are sent, by OTLP over HTTP; OpenTelemetry's SDK reads this and its other variables by itself. */
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
  /** Share of the traces that a `traceidratio` takes. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});
export type ProcessEnv = z.output<typeof processEnv>;
