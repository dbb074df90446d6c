import { LIMITS } from '@concord/contracts';
import { readEnv } from '@concord/contracts/environment';
import { Api, ApiRefusal } from './api.ts';
import { ensureApplicants } from './applicants.ts';
import { ensureCourses, ensureExams, ensureGallery } from './catalogue.ts';
import { seedEnv } from './env.ts';
import { log } from './log.ts';
import { officerPassword } from './officer-password.ts';
import { waitForApi } from './readiness.ts';
import { ensureOfficer, OFFICER, signIn } from './staff.ts';
import { ensureSittings } from './sittings.ts';

const MARKER = 'seeds/demo';
const env = readEnv(seedEnv, process.env, log);

/**
 * Makes the demo data through the product's own API, so that it equals data made by people. Each step makes
 * only what is missing, so that the next run continues an interrupted one.
 */
async function seed(): Promise<void> {
  await waitForApi(env.CONCORD_URL);
  const internal = new Api(`${env.STUDENTS_URL}/internal`, { 'x-service-secret': env.SERVICE_SECRET[0] });
  if (await isSeeded(internal)) return;
  const api = new Api(`${env.CONCORD_URL}/api`);
  const superAdmin = await signIn(api, env.SUPER_ADMIN_EMAIL, env.SUPER_ADMIN_PASSWORD);
  const password = officerPassword(env.SUPER_ADMIN_PASSWORD, env.SERVICE_SECRET[0]);
  const officer = await ensureOfficer(api, superAdmin, password);
  if (password !== env.SUPER_ADMIN_PASSWORD)
    log.info(
      { officerPassword: password, initialPasswordDays: LIMITS.initialPasswordDays },
      'the demo ADMIN has this password, which is shown only here, and which its owner must replace in time',
    );
  const [exams, students] = await Promise.all([ensureExams(superAdmin), ensureApplicants(api, officer)]);
  await Promise.all([
    ensureCourses(officer.api, exams),
    ensureGallery(officer.api),
    ensureSittings(api, { officer: officer.api, superAdmin }, students, exams),
  ]);
  // Comes last: afterwards the account can do nothing until its owner has chosen a password.
  if (password !== env.SUPER_ADMIN_PASSWORD)
    await internal.call('POST', 'staff/initial-password', { email: OFFICER.email });
  await internal.call('PUT', MARKER, {});
}

async function isSeeded(internal: Api): Promise<boolean> {
  try {
    await internal.call('GET', MARKER);
    return true;
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return false;
    throw error;
  }
}

try {
  await seed();
} catch (error) {
  const { message, stack } = error as Error;
  log.fatal(
    { stack, reason: message },
    `The demo data is not complete: ${message}. Run the seed again: it makes what is missing.`,
  );
  process.exit(1);
}
