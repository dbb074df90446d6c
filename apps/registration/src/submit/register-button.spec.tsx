import { act, screen } from '@testing-library/react';
import { REQUIRED } from '../testing/filled-form';
import { renderInForm } from '../testing/render-in-form';
import { RegisterButton } from './register-button';

describe('RegisterButton', () => {
  it('is enabled exactly when the five required fields are given', () => {
    const { form } = renderInForm(<RegisterButton busy={false} />, REQUIRED);
    const button = screen.getByRole('button', { name: 'Register' });
    const set = (field: string, value: string) =>
      act(() => form().setValue(field as keyof typeof REQUIRED, value));
    expect(button).toBeEnabled();
    for (const [field, value] of Object.entries(REQUIRED)) {
      for (const blank of ['', '  ']) {
        set(field, blank);
        expect(button).toBeDisabled();
      }
      set(field, value);
      expect(button).toBeEnabled();
    }
  });
});
