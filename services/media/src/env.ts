import { baseEnv } from '@concord/nest-platform';
import { z } from 'zod';

/** What the media processes read from their environment beyond what every service reads. */
export const mediaEnv = baseEnv.extend({
  S3_ENDPOINT: z.url(),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_BUCKET_PREFIX: z.string().default('concord'),
  /** The browser that prints PDF; looked for on PATH when unset. */
  CHROMIUM_PATH: z.string().optional(),
  /** The system's list of fonts, for scripts that the product brings no font for. */
  FONTCONFIG_FILE: z.string().default('/etc/fonts/fonts.conf'),
  PATH: z.string().default(''),
  /** Origin that people use, for the codes on printed certificates. */
  PUBLIC_URL: z.string().default(''),
});
export type MediaEnv = z.infer<typeof mediaEnv>;
