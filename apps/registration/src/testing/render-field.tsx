import { ThemeRoot } from '@concord/ui';
import { FormProvider, useForm } from '@concord/ui/forms';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';

/** A field inside a form of its own; the form tells what it holds, and may be reset. */
export function renderField(field: ReactNode, values: Partial<RegistrationForm> = {}) {
  const held: { form?: ReturnType<typeof useForm<RegistrationForm>> } = {};
  function Form() {
    const form = useForm<RegistrationForm>({
      mode: 'onTouched',
      defaultValues: { ...EMPTY_FORM, ...values },
    });
    held.form = form;
    return <FormProvider {...form}>{field}</FormProvider>;
  }
  const view = render(
    <ThemeRoot>
      <Form />
    </ThemeRoot>,
  );
  return {
    ...view,
    values: () => held.form?.getValues() ?? EMPTY_FORM,
    reset: () => held.form?.reset(EMPTY_FORM),
  };
}
