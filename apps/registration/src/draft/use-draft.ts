import type { UseFormReturn } from '@concord/ui/forms';
import { useEffect } from 'react';
import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { useObservable } from '../shared/observable';
import { losesOnLeaving, type DraftController } from './draft-controller';
import { isUntouched, withTyped } from './draft-values';

/**
 * Saves the form on the device as it changes, and restores the draft of an earlier visit.
 *
 * @param isReturning true if the form is still being sent; must not change during a visit
 */
export function useDraft(
  form: UseFormReturn<RegistrationForm>,
  drafts: DraftController,
  isReturning: boolean,
) {
  const state = useObservable(drafts.state, (current) => current);

  useEffect(() => {
    // The form being sent is already on the screen.
    if (isReturning) return void drafts.rejoin();
    void drafts.load().then(() => {
      const typed = form.getValues();
      if (!isUntouched(typed)) drafts.changed(typed);
    });
  }, [form, drafts, isReturning]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => drafts.changed(values),
      }),
    [form, drafts],
  );

  useEffect(() => {
    const flush = () => void drafts.flush();
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      drafts.leave();
    };
  }, [drafts]);

  const isConfirming = state.kind === 'saving' && losesOnLeaving(state.status);
  useEffect(() => {
    if (!isConfirming) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (!isUntouched(form.getValues())) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [isConfirming, form]);

  const resume = () => {
    const current = drafts.state.get();
    if (current.kind !== 'offered') return;
    const { form: stored } = current.draft;
    const restored = withTyped(stored, form.getValues());
    drafts.startSaving(stored);
    form.reset(restored, { keepDefaultValues: true });
    drafts.changed(restored);
  };
  const keepTyped = () => {
    const typed = form.getValues();
    if (isUntouched(typed)) form.reset(EMPTY_FORM);
    else drafts.changed(typed);
  };

  return {
    state,
    resume,
    startOver: async () => {
      await drafts.startOver();
      keepTyped();
    },
    takeOver: async () => {
      const before = drafts.state.get();
      await drafts.takeOver();
      if (drafts.state.get().kind === 'offered') return resume();
      // The other tab registered or deleted the form that was open in this tab.
      if (before.kind === 'elsewhere' && before.wasHere) form.reset(EMPTY_FORM);
      else keepTyped();
    },
  };
}
