import type { Cohort } from '@concord/contracts';
import { fill, findToast, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const COHORT: Cohort = {
  _id: '65a000000000000000000001',
  name: 'March diet, Kano',
  students: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  createdBy: 'halima',
};

describe('the cohorts', () => {
  it('are created from pasted e-mails after the server has looked them up', async () => {
    const found = {
      asked: 3,
      found: 1,
      left: [
        { given: 'nobody@example.org', reason: 'unknown' },
        { given: 'Ada Bello', reason: 'no-email' },
      ],
    };
    const { made } = openAdmin('/admin/cohorts', {
      'POST cohorts/check': { body: found },
      'POST cohorts': { status: 201, body: { ...found, changed: 1, cohort: COHORT } },
      [`GET cohorts/${COHORT._id}`]: { body: COHORT },
    });
    await press('New cohort');
    await fill(/Cohort name/, ' March diet, Kano ');
    await fill(/E-mails of the students/, 'Amina <amina@example.org>; nobody@example.org\nAda Bello');
    await press('Check e-mails');
    await screen.findByText('1 of 3 found');
    expect(screen.getByText(/No student with this e-mail \(1\)/)).toHaveTextContent('nobody@example.org');
    expect(screen.getByText(/Not an e-mail \(1\)/)).toHaveTextContent('Ada Bello');
    const emails = ['amina@example.org', 'nobody@example.org', 'Ada Bello'];
    expect(made('POST cohorts/check')).toMatchObject([{ body: { emails } }]);
    expect(made('POST cohorts')).toEqual([]);

    await press('Create with 1 student');
    await findToast('Cohort March diet, Kano created with 1 student');
    expect(made('POST cohorts')).toMatchObject([{ body: { name: 'March diet, Kano', emails } }]);
    await screen.findByRole('heading', { name: 'March diet, Kano' });
  });

  it('require a name, and look up changed e-mails again', async () => {
    const { made } = openAdmin('/admin/cohorts', {
      'POST cohorts/check': { body: { asked: 1, found: 1, left: [] } },
    });
    await press('New cohort');
    await press('Create cohort');
    await screen.findByText('Give the cohort a name');
    await fill(/Cohort name/, 'Kano');
    await fill(/E-mails of the students/, 'a@example.org');
    await press('Check e-mails');
    await screen.findByText('1 student found');
    await fill(/E-mails of the students/, 'b@example.org');
    expect(screen.queryByText('1 student found')).not.toBeInTheDocument();
    await press('Check e-mails');
    await screen.findByText('1 student found');
    expect(made('POST cohorts/check')).toHaveLength(2);
    expect(made('POST cohorts')).toEqual([]);
  });

  it('show their students, who can be removed', async () => {
    const student = aStudent();
    const call = `POST cohorts/${COHORT._id}/students/remove`;
    const { made } = openAdmin(`/admin/cohorts/${COHORT._id}`, {
      [`GET cohorts/${COHORT._id}`]: { body: COHORT },
      'GET student': { body: [student] },
      [call]: { body: { asked: 1, found: 1, left: [], changed: 1, cohort: { ...COHORT, students: 0 } } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    await press('Remove from cohort');
    await press('Remove');
    await findToast('1 student removed from March diet, Kano');
    expect(made(call)).toMatchObject([{ body: { ids: [student._id] } }]);
    expect(made('GET student')[0]?.search.get('cohort')).toBe(COHORT._id);
  });
});
