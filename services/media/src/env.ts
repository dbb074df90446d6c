import { baseEnv } from '@concord/nest-platform';
import { z } from 'zod';

/** Environment of both media processes, in addition to that of every service. */
export const mediaEnv = baseEnv.extend({
  S3_ENDPOINT: z.url(),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_BUCKET_PREFIX: z.string().default('concord'),
  /** The browser that prints PDF; searched on PATH when unset. */
  CHROMIUM_PATH: z.string().optional(),
  /** The system's fontconfig file, for scripts without a bundled font. */
  FONTCONFIG_FILE: z.string().default('/etc/fonts/fonts.conf'),
  PATH: z.string().default(''),
  /** Public origin, for the QR codes on printed documents. */
  PUBLIC_URL: z.string().default(''),
});
export type MediaEnv = z.infer<typeof mediaEnv>;
