import { findToast, press, user } from '@concord/testing/browser';
import { ThemeRoot } from '@concord/ui';
import { FormTextField } from '@concord/ui/forms';
import { render, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { filled, useSchemaForm } from '../forms/use-schema-form';
import { ReasonField, reasonForm } from './reason-field';
import { SchemaDialog } from './schema-dialog';

type Values = z.infer<typeof schema>;

const schema = reasonForm.extend({ surname: filled('Type the surname') });

interface SampleProps {
  readonly send: (values: Values) => Promise<unknown>;
  readonly onClose: () => void;
}

function Sample({ send, onClose }: SampleProps) {
  const form = useSchemaForm(schema, { surname: '', reason: '' });
  return (
    <SchemaDialog
      form={form}
      title="Change"
      submitLabel="Save"
      successText="Saved"
      incompleteText="Complete details"
      send={send}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="surname" autoFocus label="Surname" />
      <ReasonField control={form.control} />
    </SchemaDialog>
  );
}

function open(send: SampleProps['send'] = () => Promise.resolve()) {
  const onClose = jest.fn();
  render(
    <ThemeRoot>
      <Sample send={send} onClose={onClose} />
    </ThemeRoot>,
  );
  return onClose;
}

const field = (label: string) => screen.findByLabelText(label, { exact: false });
async function fill() {
  await user.type(await field('Surname'), ' Bello ');
  await user.type(await field('Reason'), 'On request');
}

const refusal = (issues: { path: string; message: string }[]) => ({
  status: 400,
  code: 'VALIDATION',
  message: 'Refused',
  issues,
});

describe('SchemaDialog', () => {
  it('focuses its first field', async () => {
    open();
    const surname = await field('Surname');
    await waitFor(() => expect(surname).toHaveFocus());
  });

  it('shows what is missing at each field, focuses the first, and sends nothing', async () => {
    const send = jest.fn(() => Promise.resolve());
    open(send);
    await press('Save');
    expect(await screen.findByText('Type the surname')).toBeVisible();
    expect(screen.getByText('Enter the reason in a few words')).toBeVisible();
    expect(await field('Surname')).toHaveFocus();
    await findToast('Complete details');
    await user.type(await field('Surname'), 'Bello');
    await waitFor(() => expect(screen.queryByText('Type the surname')).not.toBeInTheDocument());
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the values as parsed by the schema, confirms and closes', async () => {
    const send = jest.fn(() => Promise.resolve());
    const onClose = open(send);
    await fill();
    await press('Save');
    await findToast('Saved');
    expect(send).toHaveBeenCalledWith({ surname: 'Bello', reason: 'On request' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'at its field, which gets the focus',
      [{ path: 'surname', message: 'Not the surname' }],
      'Not the surname',
    ],
    ['as a toast, where it belongs to no field', [], 'Refused'],
  ])('shows a refusal %s, and keeps what was typed', async (_where, issues, text) => {
    const onClose = open(() => Promise.reject(Object.assign(new Error('Refused'), refusal(issues))));
    await fill();
    await press('Save');
    await findToast(text);
    if (issues.length > 0) expect(await field('Surname')).toHaveFocus();
    expect(await field('Reason')).toHaveValue('On request');
    expect(onClose).not.toHaveBeenCalled();
  });
});
