import { dateInText, type UseFormReturn } from '@concord/ui/forms';
import { useLayoutEffect } from 'react';
import { takeEarlyEntries } from '../shared/early-entries';
import { PARTS, type FormField } from './parts';
import type { RegistrationForm } from './registration-form';

const FIELDS = PARTS.flatMap(({ fields }) => fields);

/** Takes over text, focus and caret from the served page's fields. */
export function useEarlyEntries({ setValue }: Pick<UseFormReturn<RegistrationForm>, 'setValue'>): void {
  // Runs before the browser paints, as a phone would otherwise hide its keyboard.
  useLayoutEffect(() => {
    const early = takeEarlyEntries();
    if (!early) return;
    for (const { name, latest } of FIELDS) {
      const typed = early.values[name];
      if (typed) setValue(name, (latest ? dateInText(typed) : typed) as never, { shouldDirty: true });
    }
    if (early.focused) focusAgain(early.focused);
  }, [setValue]);
}

function focusAgain({ name, from, to }: { name: string; from: number | null; to: number | null }): void {
  const field = document.getElementsByName(name as FormField)[0];
  const shown = field?.parentElement?.querySelector<HTMLElement>('[role="combobox"], [role="spinbutton"]');
  (shown ?? field)?.focus();
  if (!shown && field instanceof HTMLInputElement && from !== null) field.setSelectionRange(from, to);
}
