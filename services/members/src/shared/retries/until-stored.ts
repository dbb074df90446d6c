import { conflict } from '@concord/nest-platform';

const TRIES = 20;

/**
 * Repeats a conditional write, each time on the record as it is then, until nobody changes it in between.
 * @param write answers `false` or nothing when others were first
 * @throws AppError 409 when others are first again and again, and what `write` throws
 */
export async function untilStored<T>(
  what: 'account' | 'member',
  write: () => Promise<T | false | undefined>,
): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stored = await write();
    if (stored) return stored;
  }
  throw conflict('CONFLICT', `Others are changing this ${what}. Please try again`);
}
