import { press, user } from '@concord/testing/browser';
import { ThemeRoot } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { render, screen } from '@testing-library/react';
import { FormDialog } from './form-dialog';

interface Options {
  readonly isFilled?: boolean;
  readonly disabled?: boolean;
  readonly send?: () => Promise<unknown>;
}

function open(options: Options = {}) {
  const onClose = jest.fn();
  render(
    <ThemeRoot>
      <FormDialog title="Edit" submitLabel="Save" {...options} onClose={onClose}>
        <TextField label="Name" defaultValue="" />
      </FormDialog>
    </ThemeRoot>,
  );
  return onClose;
}

describe('FormDialog', () => {
  it('closes on Escape at once while nothing is typed', async () => {
    const onClose = open();
    await user.click(await screen.findByLabelText('Name'));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before Escape discards typed text', async () => {
    const onClose = open();
    await user.type(await screen.findByLabelText('Name'), 'Ada');
    await user.keyboard('{Escape}');
    await press('Keep typing');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText('Name'));
    await user.keyboard('{Escape}');
    await press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks also if a button filled in a value', async () => {
    const onClose = open({ isFilled: true });
    await user.click(await screen.findByLabelText('Name'));
    await user.keyboard('{Escape}');
    await press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['sends by Ctrl + Enter', false, 1],
    ['sends nothing by Ctrl + Enter while its button is disabled', true, 0],
  ])('%s', async (_, disabled, times) => {
    const send = jest.fn(() => Promise.resolve());
    open({ disabled, send });
    await user.click(await screen.findByLabelText('Name'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(send).toHaveBeenCalledTimes(times);
  });

  it('closes at once by its Cancel button', async () => {
    const onClose = open();
    await user.type(await screen.findByLabelText('Name'), 'Ada');
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
