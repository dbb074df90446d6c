import type { ProcessEnv } from '@concord/contracts/environment';
import type { ProcessIdentity } from './identity';
import { setTracing } from './spans';

export type TraceEnv = Pick<
  ProcessEnv,
  'VERSION' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/**
 * Sends traces by OpenTelemetry's SDK, which is loaded only when there is an endpoint. Call it before anything that
 * makes spans.
 * @returns the function that sends what is left and ends it; it does not throw
 */
export async function startTraces(identity: ProcessIdentity, env: TraceEnv): Promise<() => Promise<void>> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => undefined;
  const { startSdk } = await import('./sdk');
  const stop = startSdk(identity, env);
  setTracing(true);
  return async () => {
    setTracing(false);
    await stop().catch(() => undefined);
  };
}
