import { findToast, press } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aFullExam, aTask } from '../../testing/records';

const exam = aFullExam();
const task = { ...aTask('assignments-add'), status: 'working', done: 1 };
const GET = `GET exams/tasks/${task._id}`;
const CANCEL = `POST exams/tasks/${task._id}/cancel`;
const page = {
  [`GET exams/${exam._id}`]: { body: exam },
  [`GET exams/${exam._id}/assignments`]: { body: [] },
  'GET exams/tasks': { body: [task] },
};

describe('TaskProgress', () => {
  it('polls each second, and shows why a task failed', async () => {
    const states = [task, { ...task, status: 'failed', reason: 'The exam was not found' }];
    openAdmin(`/admin/exams/${exam._id}?tab=students`, {
      ...page,
      [GET]: () => ({ body: states.shift() ?? task }),
    });
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '50');
    expect(await screen.findByText('The exam was not found')).toBeVisible();
  });

  it('shows what a stopped task has done', async () => {
    const states = [task, { ...task, status: 'cancelled' }];
    openAdmin(`/admin/exams/${exam._id}?tab=students`, {
      ...page,
      [GET]: () => ({ body: states.shift() ?? task }),
    });
    const told = 'Stopped after 1 of 2. What is done so far is kept.';
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('shows why a task cannot be stopped', async () => {
    const message = 'This task has already ended';
    openAdmin(`/admin/exams/${exam._id}?tab=students`, {
      ...page,
      [GET]: { body: task },
      [CANCEL]: { status: 409, body: { code: 'CONFLICT', message } },
    });
    await press('Stop');
    await findToast(message);
  });
});
