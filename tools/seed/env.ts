import { secretList } from '@concord/contracts/environment';
import { z } from 'zod';

/** The environment of the demo seed. */
export const seedEnv = z.object({
  /** Public origin, as reachable from this program. */
  CONCORD_URL: z.url({ protocol: /^https?$/ }),
  /** Students service, which stores that the demo data was made. */
  STUDENTS_URL: z.url({ protocol: /^https?$/ }),
  SERVICE_SECRET: secretList,
  SUPER_ADMIN_EMAIL: z.email(),
  SUPER_ADMIN_PASSWORD: z.string().min(6),
});
