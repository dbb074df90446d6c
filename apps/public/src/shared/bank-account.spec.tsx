import { INSTITUTE, provideSettings } from '@concord/institute';
import { ThemeRoot } from '@concord/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BankAccount } from './bank-account';

const ui = (
  <ThemeRoot>
    <BankAccount />
  </ThemeRoot>
);
const COPY = { name: 'Copy the account number' };

function withClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  provideSettings({});
});

describe('BankAccount', () => {
  it('shows the account for fees, and that it is the only one', () => {
    render(ui);
    for (const value of Object.values(INSTITUTE.bank)) expect(screen.getByText(value)).toBeVisible();
    expect(screen.getByText(/this account only/)).toBeVisible();
  });

  it('is marked as a sample until the settings have the account, also in the served page', () => {
    expect(renderToString(ui)).toContain('Sample<');
    provideSettings({ samples: [] });
    expect(renderToString(ui)).not.toContain('Sample<');
  });

  it('has no button when served, or if the browser cannot copy', () => {
    withClipboard(() => Promise.resolve());
    expect(renderToString(ui)).not.toContain('<button');
    Reflect.deleteProperty(navigator, 'clipboard');
    render(ui);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('copies the account number and says so', async () => {
    const copied: string[] = [];
    withClipboard((text) => Promise.resolve(void copied.push(text)));
    render(ui);
    await act(async () => fireEvent.click(screen.getByRole('button', COPY)));
    expect(copied).toEqual([INSTITUTE.bank.accountNumber]);
    expect(screen.getByRole('status')).toHaveTextContent('Account number copied');
  });

  it('says when the browser does not allow it', async () => {
    withClipboard(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
    render(ui);
    await act(async () => fireEvent.click(screen.getByRole('button', COPY)));
    expect(screen.getByRole('status')).toHaveTextContent('did not allow copying');
  });
});
