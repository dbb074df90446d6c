import { toastSuccess } from '@concord/ui';
import { Section } from '../../shared/page/section';
import { PasswordForm } from './password-form';

const CHANGED = 'Password changed. Every other browser is signed out.';

/** Changes the password of the account. */
export function PasswordSection() {
  return (
    <Section title="Password">
      <PasswordForm submitLabel="Change password" onChanged={() => toastSuccess(CHANGED)} />
    </Section>
  );
}
