import type { ProcessEnv } from '@concord/contracts/environment';

/** Variables that decide whether and which traces are sent. */
export type TraceEnv = Pick<
  ProcessEnv,
  'VERSION' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
>;
