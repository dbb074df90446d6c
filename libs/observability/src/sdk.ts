import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { ProcessIdentity } from './identity';
import type { TraceEnv } from './trace-env';

/** Sampler by OpenTelemetry's `OTEL_TRACES_SAMPLER` names. */
function samplerOf(env: TraceEnv): Sampler {
  const all = new AlwaysOnSampler();
  const none = new AlwaysOffSampler();
  const some = new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG);
  const samplers: Record<TraceEnv['OTEL_TRACES_SAMPLER'], Sampler> = {
    always_on: all,
    always_off: none,
    traceidratio: some,
    parentbased_always_on: new ParentBasedSampler({ root: all }),
    parentbased_always_off: new ParentBasedSampler({ root: none }),
    parentbased_traceidratio: new ParentBasedSampler({ root: some }),
  };
  return samplers[env.OTEL_TRACES_SAMPLER];
}

/** Starts the SDK; see `startTraces`, which loads this file only if traces are enabled. */
export function startSdk(identity: ProcessIdentity, env: TraceEnv): () => Promise<void> {
  const ours = resourceFromAttributes({
    'service.namespace': 'concord',
    'service.name': identity.process,
    'service.version': env.VERSION,
  });
  const detected = detectResources({ detectors: [hostDetector, serviceInstanceIdDetector, envDetector] });
  const provider = new TracerProvider({
    // The operator's values (OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES) win.
    resource: ours.merge(detected),
    sampler: samplerOf(env),
    // The exporter reads the endpoint and the other OTEL_EXPORTER_OTLP_ variables.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
