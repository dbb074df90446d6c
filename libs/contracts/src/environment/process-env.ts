import { z } from 'zod';

/** The variables of every process that answers over HTTP; each process extends it by its own. */
export const processEnv = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** How long a process that is told to stop still takes calls, so that its clients learn of it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(3),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
