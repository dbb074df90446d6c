import { createService, type ServiceOptions } from './create-service';
import { log } from '../core/logger';

/** Longest shutdown, in which requests and jobs under way may end. */
const SHUTDOWN_MS = 8000;

/** Starts a service process on HOST and PORT; SIGTERM and SIGINT end it gracefully. For `main.ts` and `worker.ts`. */
export async function runService(options: ServiceOptions): Promise<void> {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  const app = await createService(options).catch((error: unknown) => {
    log.fatal({ err: error }, `${options.name} could not start`);
    process.exit(1);
  });
  let closing = false;
  const stop = (signal: string) => {
    if (closing) return;
    closing = true;
    log.info(`${options.name} stops on ${signal}`);
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  await app.listen(options.env.PORT, options.env.HOST);
  log.info(`${options.name} listens on ${await app.getUrl()}`);
}
