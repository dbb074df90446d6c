import { forgetFailedShares } from '@concord/mfe';
import { type ComponentType, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { AdmissionFrame } from './admission-frame';
import { followEarlyEntries } from './shared/early-entries';
import { EarlyPlace } from './early/early-place';
import type { RegisterFormProps } from './register-form';

type Form = ComponentType<RegisterFormProps>;

let loading: Promise<Form> | undefined;

async function loadForm(): Promise<Form> {
  const { default: RegisterForm } = await import(/* webpackChunkName: "register-form" */ './register-form');
  return RegisterForm;
}

function formLoading(): Promise<Form> {
  loading ??= loadForm().catch((error: unknown) => {
    // Retry imports it again.
    loading = undefined;
    forgetFailedShares();
    throw error;
  });
  return loading;
}

// Starts loading while the page hydrates.
formLoading().catch(() => undefined);
followEarlyEntries();

function focusHeading(within: HTMLElement | null) {
  const heading = within?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** Registration page. The prerendered part is usable before the form has loaded. */
export function AdmissionPage() {
  const [Form, setForm] = useState<Form>();
  const [failure, setFailure] = useState<unknown>();
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    formLoading().then((loaded) => startTransition(() => setForm(() => loaded)), setFailure);
  }, []);
  const focusTop = useCallback(() => focusHeading(band.current), []);
  if (failure) throw failure;
  return (
    <AdmissionFrame band={band}>{Form ? <Form onFocusTop={focusTop} /> : <EarlyPlace />}</AdmissionFrame>
  );
}
