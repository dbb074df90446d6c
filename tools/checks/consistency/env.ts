import { z } from 'zod';

/** Environment of the check in a container. */
export const consistencyEnv = z.object({
  MONGODB_URI: z.string().min(1),
  MONGODB_DB_PREFIX: z.string().default('concord'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_REGION: z.string().default('us-east-1'),
  S3_PATH_STYLE: z.enum(['on', 'off']).default('on'),
  S3_BUCKET_PREFIX: z.string().default('concord'),
});
