import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

/** Share of file descriptors for client connections; the rest is for calls to services and for bodies. */
const SHARE = 0.75;

const limits = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.literal('unlimited')]) }) }),
});

/** Limit of open files; Node has raised the soft limit to the hard limit. */
export function openFilesMax(): number {
  const found = limits.safeParse(process.report.getReport()).data?.userLimits.open_files.soft;
  return typeof found === 'number' ? found : Infinity;
}

/** Limit of client connections: `wanted`, or fewer (with a warning) if the limit of open files is low. */
export function connectionsWithin(
  openFiles: number,
  wanted: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): number {
  const connections = Math.min(wanted, Math.floor(openFiles * SHARE));
  if (connections < wanted)
    log.warn(
      { openFiles, connections },
      `this process may open ${openFiles} files, so it takes ${connections} connections at once instead of ${wanted}; ` +
        `allow ${Math.ceil(wanted / SHARE)} (ulimit -n, LimitNOFILE of systemd, ulimits of Compose)`,
    );
  return connections;
}
