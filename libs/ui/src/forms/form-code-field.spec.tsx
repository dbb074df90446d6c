import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { FormCodeField } from './form-code-field';

function Form({ appOnly }: { readonly appOnly?: boolean }) {
  const form = useForm({ defaultValues: { code: '' } });
  return <FormCodeField form={form} name="code" appOnly={appOnly} />;
}

describe('FormCodeField', () => {
  it('asks for digits that phones fill in, then on demand for a recovery code, and back', async () => {
    render(<Form />);
    const app = screen.getByRole('textbox', { name: 'Code from your authenticator app' });
    expect(app).not.toHaveFocus();
    expect(app).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(app, '12');
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const recovery = screen.getByRole('textbox', { name: 'Recovery code' });
    expect(recovery).toHaveFocus();
    expect(recovery).toHaveValue('');
    expect(recovery).not.toHaveAttribute('inputmode');
    await userEvent.click(screen.getByRole('button', { name: 'Use a code from the app instead' }));
    expect(screen.getByRole('textbox', { name: 'Code from your authenticator app' })).toHaveFocus();
  });

  it('offers no recovery code where none is taken', () => {
    render(<Form appOnly />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
