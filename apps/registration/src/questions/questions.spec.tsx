import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PartFields } from '../sections/part-fields';
import { PaymentSection } from '../sections/payment-section';
import { PhoneField } from '../sections/phone-field';
import { renderInForm } from '../testing/render-in-form';
import { FeeQuestion } from './fee-question';

const inRouter = (part: React.ReactNode) => <MemoryRouter>{part}</MemoryRouter>;
const personal = (values = {}) => renderInForm(inRouter(<PartFields part="personal" />), values);
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('questions about entries', () => {
  it.each([
    ['email', 'Email', 'ngozi@gmial.con', 'ngozi@gmail.com'],
    ['surname', 'Surname', 'OKAFOR', 'Okafor'],
    ['firstName', 'Firstname', 'ngozi', 'Ngozi'],
    ['middleName', 'Middle Name', 'ada-obi', 'Ada-Obi'],
  ] as const)('ask about the %s once it is left, and take the answer', async (name, label, typed, meant) => {
    const { values } = personal();
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.type(field, typed);
    expect(screen.queryByRole('button', { name: `Yes, ${meant}` })).not.toBeInTheDocument();
    await userEvent.tab();
    await answer(`Yes, ${meant}`);
    expect(values()[name]).toBe(meant);
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  it('keep a confirmed text, and ask again about another', async () => {
    const { values } = personal({ surname: 'OKAFOR' });
    await answer('No, keep mine');
    expect(values().surname).toBe('OKAFOR');
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: /^Surname/ }), 'S');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Yes, Okafors' })).toBeVisible();
  });

  it('can be answered by keyboard, and return the focus', async () => {
    personal({ surname: 'OKAFOR' });
    screen.getByRole('button', { name: 'Yes, Okafor' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: /^Surname/ })).toHaveFocus();
  });

  it('ask which of two phone numbers is right', async () => {
    const { values } = renderInForm(<PhoneField />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile Number' }), '08031234567/08051234567');
    await userEvent.tab();
    expect(screen.getByText('Only one phone number fits here. Which one should we call?')).toBeVisible();
    expect(screen.queryByText(/does not look like/)).not.toBeInTheDocument();
    await answer('08051234567');
    expect(values().phoneNumber.replace(/\s/g, '')).toBe('08051234567');
    expect(screen.queryByText(/Which one should we call/)).not.toBeInTheDocument();
  });

  it.each([
    ['Change the fee to NYSC Scheme (N1000)', ['NYSC Scheme', 'NYSC Scheme (N1000)']],
    [
      'Change the route to Executive Professional PGD course',
      ['Executive Professional PGD course', 'Professional PGD course (N5000, $15)'],
    ],
    ['Keep both', ['NYSC Scheme', 'Professional PGD course (N5000, $15)']],
  ])('about route and fee take the answer %s', async (label, expected) => {
    const { values } = renderInForm(<FeeQuestion />, {
      membershipRoute: 'NYSC Scheme',
      applicationFee: 'Professional PGD course (N5000, $15)',
    });
    await answer(label);
    const { membershipRoute, applicationFee } = values();
    expect([membershipRoute, applicationFee]).toEqual(expected);
    expect(screen.queryByText(/Which one is right/)).not.toBeInTheDocument();
  });
});

describe('an entry that is registered already', () => {
  it.each([
    ['email', 'EMAIL_TAKEN', <PartFields key="email" part="personal" />],
    ['serialNumber', 'SERIAL_INVALID', <PaymentSection key="serial" />],
  ] as const)('leads to the exam portal and to help: %s', async (name, type, part) => {
    const { form } = renderInForm(inRouter(part), {});
    expect(screen.queryByText(/Have you registered before/)).not.toBeInTheDocument();
    form().setError(name, { type, message: 'Refused' });
    expect(await screen.findByText(/Have you registered before/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to the exam portal' })).toHaveAttribute(
      'href',
      '/start-exam',
    );
    expect(screen.getAllByRole('link', { name: /^\+?\d/ }).length).toBeGreaterThan(0);
  });
});
