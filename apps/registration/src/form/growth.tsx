import { Box } from '@concord/ui';
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import { EARLY_FORM } from '../shared/early-entries';
import { FormLoading } from '../shared/form-loading';
import { FILLED_PARTS, type FormField, type PartId } from './parts';

/** Fields mounted per task. Small, so that a slow phone can handle keys and taps in between. */
const AT_ONCE = 2;

const FIELDS: readonly FormField[] = FILLED_PARTS.flatMap(({ fields }) => fields.map(({ name }) => name));

/** Mounted share of the form. It grows only at its end, so the layout does not move. */
interface Growth {
  readonly hasField: (field: FormField) => boolean;
  readonly hasPart: (part: PartId) => boolean;
  readonly isWhole: boolean;
  /** Mounts the rest at once, for navigation to a later part. */
  readonly finish: () => void;
}

const WHOLE: Growth = {
  hasField: () => true,
  hasPart: () => true,
  isWhole: true,
  finish: () => undefined,
};

function growthOf(mounted: number, finish: () => void): Growth {
  if (mounted > FIELDS.length) return WHOLE;
  const hasField = (field: FormField) => FIELDS.indexOf(field) < mounted;
  const hasPart = (id: PartId) => {
    const first = FILLED_PARTS.find((part) => part.id === id)?.fields[0];
    // The review is mounted after the last field.
    return first !== undefined && hasField(first.name);
  };
  return { hasField, hasPart, isWhole: false, finish };
}

/** Default without a {@link GrowingForm}: everything is mounted. */
export const GrowthContext = createContext<Growth>(WHOLE);

/** Number of fields in the served page. */
const SERVED = FILLED_PARTS[0]?.fields.length ?? 0;

/**
 * Mounts the form a few fields per task, starting with the fields of the served page, which stay in
 * place.
 */
export function GrowingForm({ children }: { readonly children: ReactNode }) {
  const [mounted, setMounted] = useState(() => (document.getElementById(EARLY_FORM) ? SERVED : 0));
  const growth = useMemo(() => growthOf(mounted, () => setMounted(Number.POSITIVE_INFINITY)), [mounted]);
  useEffect(() => {
    if (growth.isWhole) return undefined;
    const timer = setTimeout(() => startTransition(() => setMounted((count) => count + AT_ONCE)));
    return () => clearTimeout(timer);
  }, [growth]);
  return (
    <GrowthContext value={growth}>
      {/* Keeps the footer off the screen. */}
      <Box sx={growth.isWhole ? undefined : { minHeight: '100vh' }}>{children}</Box>
    </GrowthContext>
  );
}

/** Placeholder below the form for parts that are not mounted yet. */
export const FormRest = () => (use(GrowthContext).isWhole ? null : <FormLoading />);
