import { createAppStore, StoreProvider } from '@concord/api-client';
import { ThemeRoot } from '@concord/ui';
import { FormProvider, useForm, type UseFormReturn } from '@concord/ui/forms';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { registrationResolver } from '../form/load-checks';
import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';

/** Renders a part of the page with its store and theme. */
export const renderInApp = (part: ReactNode) =>
  render(
    <StoreProvider store={createAppStore()}>
      <ThemeRoot>{part}</ThemeRoot>
    </StoreProvider>,
  );

interface HarnessProps {
  readonly values: Partial<RegistrationForm>;
  readonly give: (form: UseFormReturn<RegistrationForm>) => void;
  readonly children: ReactNode;
}

function Harness({ values, give, children }: HarnessProps) {
  const form = useForm<RegistrationForm>({
    resolver: registrationResolver,
    mode: 'onTouched',
    defaultValues: { ...EMPTY_FORM, ...values },
  });
  give(form);
  return <FormProvider {...form}>{children}</FormProvider>;
}

/** Renders a part of the registration form with `values`; returns accessors of that form. */
export function renderInForm(part: ReactNode, values: Partial<RegistrationForm> = {}) {
  let latest: UseFormReturn<RegistrationForm> | undefined;
  const give = (form: UseFormReturn<RegistrationForm>) => void (latest = form);
  const view = renderInApp(
    <Harness values={values} give={give}>
      {part}
    </Harness>,
  );
  const form = () => {
    if (!latest) throw new Error('the form is not rendered');
    return latest;
  };
  return { ...view, form, values: () => form().getValues() };
}
