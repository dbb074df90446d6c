import type { ProcessIdentity } from './identity';
import { setTracing } from './spans';
import type { TraceEnv } from './trace-env';

/**
 * Sends traces with OpenTelemetry's SDK, loaded only if an endpoint is set. Call it before anything
 * that creates spans.
 * @returns a function that flushes and stops it; does not throw
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
