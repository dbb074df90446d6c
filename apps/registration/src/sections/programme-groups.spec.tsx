import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInForm } from '../testing/render-in-form';
import { ProgrammeGroups } from './programme-groups';

// Visibility depends on the styles.
jest.unmock('@emotion/sheet');

const group = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

describe('ProgrammeGroups', () => {
  it('opens a group by keyboard', async () => {
    const { form } = renderInForm(<ProgrammeGroups />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    act(() => group('Academic Programs').focus());
    await userEvent.keyboard('{Enter}');
    expect(group('Academic Programs')).toHaveAttribute('aria-expanded', 'true');
    const options = await screen.findByRole('group', { name: 'Admission Options' });
    await userEvent.tab();
    expect(within(options).getByRole('checkbox', { name: 'Diploma' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(form().getValues('academicPrograms')).toEqual([
      { name: 'Academic Programs', options: ['Diploma'] },
    ]);
    expect(group('Academic Programs')).toHaveAccessibleName(/1 chosen/);
  });

  it('has four groups, and focuses the first on an error', async () => {
    const { form } = renderInForm(<ProgrammeGroups />);
    expect(screen.getAllByRole('button')).toHaveLength(4);
    act(() => form().setFocus('academicPrograms'));
    await waitFor(() => expect(screen.getAllByRole('button')[0]).toHaveFocus());
  });
});
