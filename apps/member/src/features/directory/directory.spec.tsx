import type { MyDirectory } from '@concord/contracts';
import { fill, findToast, press } from '@concord/testing/browser';
import { fireEvent, screen, within } from '@testing-library/react';
import { LOOK, openMember } from '../../testing/open-member';

const GET = 'GET me/directory';
const PUT = 'PUT me/directory';
const OUT: MyDirectory = {
  isListed: false,
  showsState: false,
  fields: '',
  isShown: false,
  name: 'Okafor Ada',
  grade: 'Full',
  state: 'Kano',
};

const check = async (name: RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }));

describe('DirectoryPage', () => {
  it('is off until the member agrees, shows the entry, and saves the choice', async () => {
    const { made } = openMember('/me/directory', {
      [GET]: { body: OUT },
      [PUT]: { body: { ...OUT, isListed: true, isShown: true } },
    });
    await screen.findByText('You are not in the directory.');
    expect(screen.queryByRole('group', { name: 'Your entry' })).not.toBeInTheDocument();
    await check(/List me/);
    await check(/Show my state: Kano/);
    await fill(/Fields of work/, 'Mediation');
    const entry = within(screen.getByRole('group', { name: 'Your entry' }));
    for (const words of ['Okafor Ada', 'Full · Kano', 'Mediation'])
      expect(entry.getByText(words)).toBeVisible();
    await press('Save');
    await findToast('Saved');
    expect(made(PUT)).toMatchObject([{ body: { isListed: true, showsState: true, fields: 'Mediation' } }]);
  });

  it('refuses contacts among the fields', async () => {
    const { made } = openMember('/me/directory', { [GET]: { body: { ...OUT, isListed: true } } });
    await screen.findByText(/You appear once your standing allows it/);
    await fill(/Fields of work/, 'ada@hall.example');
    await press('Save');
    await screen.findByText(/Leave out phone numbers/);
    expect(made(PUT)).toEqual([]);
  });

  it('is left by one box', async () => {
    const { made } = openMember('/me/directory', {
      [GET]: { body: { ...OUT, isListed: true, isShown: true } },
      [PUT]: { body: OUT },
    });
    await screen.findByText('You are in the directory.');
    await check(/List me/);
    await press('Save');
    await findToast('You are not in the directory');
    expect(made(PUT)).toMatchObject([{ body: { isListed: false } }]);
  });

  it('shows staff who look on no button, and a member without a state no choice of it', async () => {
    openMember('/me/directory', { [GET]: { body: { ...OUT, isListed: true, state: null } } }, LOOK);
    await screen.findByRole('checkbox', { name: /List me/ });
    expect(screen.queryByRole('checkbox', { name: /state/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the directory' })).toHaveAttribute('href', '/directory');
  });
});
