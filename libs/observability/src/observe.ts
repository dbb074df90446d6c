import { buildOf, type ProcessEnv } from '@concord/contracts/environment';
import { collectDefaultMetrics } from 'prom-client';
import { identityOf } from './identity';
import { gauge, registry } from './metrics';
import { serveMetrics } from './metrics-server';
import type { TraceEnv } from './trace-env';
import { startTraces } from './traces';

export type ObserveEnv = TraceEnv & Pick<ProcessEnv, 'HOST' | 'METRICS_PORT' | 'COMMIT'>;

let server: ReturnType<typeof serveMetrics> | undefined;

/** The metrics server, shared by everything in this process. */
function metricsServer(env: ObserveEnv): ReturnType<typeof serveMetrics> {
  if (server) return server;
  collectDefaultMetrics({ register: registry });
  return (server = serveMetrics(env.METRICS_PORT, env.HOST));
}

/**
 * Starts metrics on METRICS_PORT and traces to OTEL_EXPORTER_OTLP_ENDPOINT, each only if set. Call
 * it first.
 * @param name of the process, e.g. `exams-worker`
 * @returns a function that flushes and stops both; call it last
 * @throws Error when METRICS_PORT cannot be bound
 */
export async function observe(name: string, env: ObserveEnv): Promise<() => Promise<void>> {
  const identity = identityOf(name);
  const endTraces = await startTraces(identity, env);
  if (env.METRICS_PORT === 0) return endTraces;
  gauge('concord_build_info').set({ process: identity.process, ...buildOf(env) }, 1);
  const { close } = await metricsServer(env);
  return async () => {
    await close();
    await endTraces();
  };
}
