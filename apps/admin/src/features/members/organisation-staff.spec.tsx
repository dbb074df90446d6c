import type { OrganisationStaff } from '@concord/contracts';
import { fakeServer, fill, findToast, press } from '@concord/testing/browser';
import { render, screen } from '@testing-library/react';
import { createAppStore, StoreProvider } from '@concord/api-client';
import { BrowserRouter } from '@concord/mfe';
import { ThemeRoot } from '@concord/ui';
import { DialogHost } from '../../shared/dialogs/dialog-host';
import { OrganisationStaffSection } from './organisation-staff-section';

const ID = '65c000000000000000000001';
const BY = { _id: '64b000000000000000000001', username: 'halima' };
const PATH = `member/${ID}/staff`;
const MUSA = {
  _id: '65d000000000000000000001',
  name: 'Musa Bala',
  member: null,
  sponsored: true,
  at: '2026-11-01T09:00:00.000Z',
  by: BY,
};

function open(staff: OrganisationStaff) {
  const server = fakeServer(
    {
      [`GET ${PATH}`]: { body: staff },
      [`POST ${PATH}`]: { status: 201, body: staff },
      [`DELETE ${PATH}/${MUSA._id}`]: { body: staff },
    },
    () => ({ body: [] }),
  );
  render(
    <StoreProvider store={createAppStore()}>
      <ThemeRoot>
        <BrowserRouter>
          <DialogHost>
            <OrganisationStaffSection organisation={{ _id: ID, name: 'Peace Ltd' }} />
          </DialogHost>
        </BrowserRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
  return server;
}

describe('OrganisationStaffSection', () => {
  it('names a person without a membership, and refuses neither of both', async () => {
    const { made } = open({ staff: [], sponsored: 0, rebate: false });
    await screen.findByText('0 sponsored. A rebate applies to more than 3.');
    await press('Add');
    await press('Add');
    await screen.findByText('Choose a member or enter a name, not both');
    await fill(/Name of a person/, 'Musa Bala');
    await press('Add');
    await findToast('Added');
    expect(made(`POST ${PATH}`)).toMatchObject([{ body: { name: 'Musa Bala', sponsored: true } }]);
  });

  it('says when a rebate applies, and removes a person after a question', async () => {
    const { made } = open({ staff: [MUSA], sponsored: 4, rebate: true });
    await screen.findByText('4 people sponsored: a rebate applies. Give it as a discount on a charge.');
    await press('Remove Musa Bala');
    await press('Remove');
    await findToast('Musa Bala was removed');
    expect(made(`DELETE ${PATH}/${MUSA._id}`)).toHaveLength(1);
  });
});
