import { baseEnv, fileLinkEnv, publicEnv } from '@concord/nest-platform';
import { z } from 'zod';

/** Variables of the object store. */
export const s3Env = z.object({
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_BUCKET_PREFIX: z.string().default('concord'),
  /** Region for request signatures; most self-hosted servers accept any. */
  S3_REGION: z.string().default('us-east-1'),
  /** `on`: the bucket is in the path; `off`: in the host name, as Amazon requires. */
  S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
});
export type S3Env = z.infer<typeof s3Env>;

/** Variables of API and worker, in addition to those of every service. */
const filesEnv = s3Env.extend({
  /** ClamAV's daemon, which scans uploads for malware; unset, they are not scanned. */
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/([\w.-]+|\[[\da-f:.]+\]):\d{1,5}|unix:\/.+)$/i, 'must be tcp://host:3310 or unix:/path')
    .optional(),
});

/** Environment of the API. */
export const mediaEnv = publicEnv.extend({ ...filesEnv.shape, ...fileLinkEnv.shape });
export type MediaEnv = z.infer<typeof mediaEnv>;

/** Environment of the worker, the only process that prints. */
export const mediaWorkerEnv = baseEnv.extend({
  ...filesEnv.shape,
  /** The browser that prints PDF; searched on PATH when unset. */
  CHROMIUM_PATH: z.string().optional(),
  /** The system's fontconfig file, for scripts without a bundled font. */
  FONTCONFIG_FILE: z.string().default('/etc/fonts/fonts.conf'),
  PATH: z.string().default(''),
  /** Public origin, for the QR codes on printed documents. */
  PUBLIC_URL: z.string().default(''),
});
export type MediaWorkerEnv = z.infer<typeof mediaWorkerEnv>;
