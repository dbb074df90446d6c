import { resolve } from 'node:path';
import { processEnv, secretList } from '@concord/contracts/environment';
import { z } from 'zod';
import { isProxyEntry } from './core/trusted-proxies';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));
const MB = 1024 * 1024;
const milliseconds = (defaultMs: number) => z.coerce.number().int().min(50).max(600_000).default(defaultMs);

export const gatewayEnv = processEnv.extend({
  PORT: processEnv.shape.PORT.default(8080),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .transform((entries) => entries.filter((entry) => entry !== ''))
    .refine((entries) => entries.every(isProxyEntry), 'must be addresses, networks, or names of networks'),
  /** Folder of the apps; built files are in `<app>/dist`. */
  WEB_ROOT: z.string().default(resolve(__dirname, '../../../apps')),
  /** Folder shared by gateways of all versions, for hashed web files of previous versions; unset means none. */
  ASSETS_ARCHIVE: z.string().optional(),
  /** Cache folder for pages rendered by the site settings; when unset they are rendered at each start. */
  SITE_FOLDER: z.string().optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Secret that proves to services that a gateway forwards the client's address; also opens the health report. */
  GATEWAY_SECRET: secretList,
  STUDENTS_URL: origin,
  EXAMS_URL: origin,
  MEDIA_URL: origin,
  MEMBERS_URL: origin,
  /** Folder for incomplete bodies of at most `UPLOAD_BYTES_MAX` in total; the system's temporary folder when unset. */
  UPLOAD_FOLDER: z.string().optional(),
  UPLOAD_BYTES_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .default(512 * MB),
  UPSTREAM_CONNECT_TIMEOUT_MS: milliseconds(1_000),
  /** Most calls in progress per service; more are refused. Enough for two halls that start at once. */
  UPSTREAM_CALLS_MAX: z.coerce.number().int().min(1).default(2000),
  UPSTREAM_HEADERS_TIMEOUT_MS: milliseconds(30_000),
  UPSTREAM_BODY_TIMEOUT_MS: milliseconds(60_000),
});

export type Env = z.infer<typeof gatewayEnv>;
