import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FormTextField } from '@concord/ui/forms';
import type { RegistrationForm } from '../form/registration-form';
import { PaymentSection } from '../sections/payment-section';
import { Section } from '../sections/section';
import { useRegistrationForm } from '../form/use-registration-form';
import { REQUIRED } from '../testing/filled-form';
import { GEO } from '../testing/geo';
import { renderInForm } from '../testing/render-in-form';
import { serveApi } from '../testing/render-register';
import { ReviewSection } from './review-section';

function Names() {
  const { control } = useRegistrationForm();
  return (
    <Section part="personal">
      <FormTextField control={control} name="surname" label="Surname" />
      <FormTextField control={control} name="email" label="Email" />
    </Section>
  );
}

function renderReview(values: Partial<RegistrationForm> = {}) {
  serveApi(GEO);
  Element.prototype.scrollIntoView = jest.fn();
  return renderInForm(
    <>
      <Names />
      <ReviewSection>
        <button type="button">Register</button>
      </ReviewSection>
    </>,
    values,
  );
}

const review = () => screen.getByRole('region', { name: 'Review' });

describe('ReviewSection', () => {
  it('shows the entries and the picture as they will be sent, hostile text as plain text', async () => {
    const surname = '<img src=x onerror=alert(1)>=1+1';
    renderReview({ surname, image_data: REQUIRED.image_data, country: 'NG' });
    expect(within(review()).getByText(surname)).toBeVisible();
    expect(await within(review()).findByText('Nigeria')).toBeVisible();
    expect(within(review()).getByRole('img', { name: /as it will be sent/ })).toHaveAttribute(
      'src',
      REQUIRED.image_data,
    );
    expect(within(review()).getAllByText('Nothing entered.')).toHaveLength(3);
    expect(within(review()).getByRole('button', { name: 'Register' })).toBeVisible();
  });

  it('updates while typing, and scrolls to a part to change it', async () => {
    renderReview();
    await userEvent.type(screen.getByRole('textbox', { name: 'Surname' }), 'Adé');
    expect(await within(review()).findByText('Adé')).toBeVisible();
    await userEvent.click(within(review()).getByRole('button', { name: 'Change Personal' }));
    expect(screen.getByRole('heading', { name: 'Personal Details' })).toHaveFocus();
  });

  it('lists missing fields as links, and says when none is missing', async () => {
    const { form } = renderReview({ surname: '  ', image_data: 'data:,', firstName: 'Grace' });
    const missing = within(review())
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(missing).toEqual(['Surname', 'Email', 'Serial Number']);
    await userEvent.click(within(review()).getByRole('link', { name: 'Email' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    act(() => {
      form().setValue('surname', 'Okoro');
      form().setValue('email', 'grace@example.com');
      form().setValue('serialNumber', 'ABCD-EFGH-JKMN-PQRS');
    });
    expect(await within(review()).findByText('All required details are filled in.')).toBeVisible();
  });

  it('lists an invalid serial among the problems', async () => {
    serveApi({ 'POST /api/serial/check': { status: 200, body: { isValid: false } } });
    renderInForm(
      <MemoryRouter>
        <PaymentSection />
        <ReviewSection>{null}</ReviewSection>
      </MemoryRouter>,
      REQUIRED,
    );
    expect(within(review()).getByText('All required details are filled in.')).toBeVisible();
    expect(await within(review()).findByText('Please correct:')).toBeVisible();
    await userEvent.click(within(review()).getByRole('link', { name: 'Serial Number' }));
    expect(screen.getByRole('textbox', { name: /^Serial Number/ })).toHaveFocus();
  });
});
