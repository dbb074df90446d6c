// First, because it decides about the source maps of the modules after it.
import { IdleCollector, identityOf, observe } from '@concord/observability';
import type { FeesCurrent } from '@concord/contracts';
import { withFees } from '@concord/institute';
import { buildOf, readEnv } from '@concord/contracts/environment';
import { pino } from 'pino';
import { buildGateway } from './app';
import { gatewayEnv } from './env';
import { renderedSite } from './site/rendered-site';
import { stopGracefully } from './shutdown';
import { siteSettings } from './site/site-settings';

/** Longest wait for requests in progress after the drain; a container is killed 30 s after SIGTERM. */
const GRACE_MS = 20_000;
const LOG_FLUSH_MS = 1_000;

const base = identityOf('gateway');

async function main(): Promise<void> {
  // The only place that reads the environment.
  const env = readEnv(gatewayEnv, process.env, pino({ base }));
  // Buffered: a write for each request would cost more than forwarding the request.
  const destination = pino.destination({ sync: false, minLength: 12_288, periodicFlush: LOG_FLUSH_MS });
  const logger = pino({ level: env.LOG_LEVEL, base }, destination);
  const endObserving = await observe('gateway', env);
  const settings = await siteSettings(env.SITE_SETTINGS, logger);
  const siteFolder = await renderedSite(env, settings);
  const renderWithFees = ({ version, fees }: FeesCurrent): Promise<string> =>
    renderedSite(env, version === 0 ? settings : withFees(settings, fees));
  const gateway = await buildGateway(env, logger, { siteFolder, renderWithFees, settings });

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    await stopGracefully(gateway, { drainMs: env.DRAIN_SECONDS * 1000, graceMs: GRACE_MS });
    await endObserving();
    logger.info('stopped');
    destination.flushSync();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  new IdleCollector();
  const address = await gateway.app.listen({ host: env.HOST, port: env.PORT });
  logger.info({ address, ...buildOf(env) }, 'listening');
}

main().catch((error: unknown) => {
  pino({ base }).fatal({ err: error }, 'the gateway could not start');
  process.exit(1);
});
