import { secretList } from '@concord/contracts/environment';
import { z } from 'zod';

/** The environment of the demo seed. */
export const seedEnv = z.object({
  /** The public origin, as this program reaches it. */
  CONCORD_URL: z.url({ protocol: /^https?$/ }),
  /** The students service, which remembers that the demo data was made. */
  STUDENTS_URL: z.url({ protocol: /^https?$/ }),
  SERVICE_SECRET: secretList,
  SUPER_ADMIN_EMAIL: z.email(),
  SUPER_ADMIN_PASSWORD: z.string().min(6),
});
