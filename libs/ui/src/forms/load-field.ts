import type { ComponentType } from 'react';

const DELAYS_MS = [500, 2_000, 5_000];

type Module<Props> = { readonly default: ComponentType<Props> };

/**
 * Loads a field's code; after four failures `Fallback`, a simpler field with the same properties, so that a
 * lost chunk does not break a half-filled form.
 */
export async function loadField<Props>(
  load: () => Promise<Module<Props>>,
  Fallback: ComponentType<Props>,
  delays: readonly number[] = DELAYS_MS,
): Promise<Module<Props>> {
  try {
    return await load();
  } catch {
    const [delay, ...others] = delays;
    if (delay === undefined) return { default: Fallback };
    await new Promise((resolve) => void setTimeout(resolve, delay));
    return loadField(load, Fallback, others);
  }
}
