import type { UseFormReturn } from '@concord/ui/forms';
import { useEffect } from 'react';
import { useObserved } from '../form/observed';
import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { losesOnLeaving, type DraftKeeper, type DraftState } from './draft-keeper';
import { isUntouched } from './draft-values';

const whole = (state: DraftState) => state;

/**
 * Keeps the form on the device as it changes, and gives back what an earlier visit left. `isReturning`: the applicant
 * looked at another page while the form was sent; it must not change during a visit.
 */
export function useDraft(form: UseFormReturn<RegistrationForm>, keeper: DraftKeeper, isReturning: boolean) {
  const state = useObserved(keeper.state, whole);

  useEffect(() => {
    // A form that is on its way, or just came back, is the one on the screen.
    if (isReturning) return;
    void keeper.look().then(() => {
      const typed = form.getValues();
      if (!isUntouched(typed)) keeper.changed(typed);
    });
  }, [form, keeper, isReturning]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keeper.changed(values),
      }),
    [form, keeper],
  );

  useEffect(() => {
    const keepNow = () => void keeper.flush();
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') keepNow();
    };
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepWhenHidden);
      keepNow();
    };
  }, [keeper]);

  const asks = state.kind === 'keeping' && losesOnLeaving(state.keeping);
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isUntouched(form.getValues())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks, form]);

  return {
    state,
    resume: () => {
      if (state.kind !== 'offered') return;
      const { form: kept } = state.draft;
      keeper.begin(kept);
      form.reset(kept, { keepDefaultValues: true });
    },
    startOver: async () => {
      await keeper.startOver();
      const typed = form.getValues();
      if (isUntouched(typed)) form.reset(EMPTY_FORM);
      else keeper.changed(typed);
    },
  };
}
