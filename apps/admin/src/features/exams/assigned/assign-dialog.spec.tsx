import { createAppStore, signedInAs, StoreProvider } from '@concord/api-client';
import { BrowserRouter } from '@concord/mfe';
import { chooseOption, fakeServer, fill, findField, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { ThemeRoot } from '@concord/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { DialogHost } from '../../../shared/dialogs/dialog-host';
import { aFullExam, anExam, aTask } from '../../../testing/records';
import { AssignDialog } from './assign-dialog';

const exam = aFullExam();
const ASSIGN = 'POST exams/assignments/bulk';
const isDryRun = (body: unknown) => (body as { dryRun?: boolean }).dryRun === true;
const amina = aStudent();
const cohort = { _id: '67a000000000000000000001', name: 'March diet', students: 40, createdAt: '' };

/** Renders the dialog without its page. */
function open(total = 1) {
  const server = fakeServer(
    {
      'GET exams': { body: [anExam({ _id: exam._id })] },
      'GET cohorts': { body: [cohort], total: 1 },
      'GET student': { body: [amina], total },
      [ASSIGN]: ({ body }) =>
        isDryRun(body) ? { body: { added: total, skipped: [] } } : { body: aTask('assignments-add') },
    },
    () => ({ body: [] }),
  );
  const store = createAppStore();
  store.dispatch(
    signedInAs({ token: 'token', role: 'SUPER_ADMIN', admin: 'a', username: 'halima', email: '' }),
  );
  render(
    <StoreProvider store={store}>
      <ThemeRoot>
        <BrowserRouter>
          <DialogHost>
            <DialogButton dialog={(close) => <AssignDialog exam={exam} onClose={close} />}>
              Assign to students
            </DialogButton>
          </DialogHost>
        </BrowserRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
  return server;
}

const chooseFound = async (field: string, found: string) => {
  await user.click(await findField(field));
  await user.click(await screen.findByText(found, { selector: '[role=option], [role=option] *' }));
};

const orders = ({ made }: ReturnType<typeof open>) => made(ASSIGN).map(({ body }) => body);

describe('AssignDialog', () => {
  it("assigns the page's exam to individual students", async () => {
    const server = open();
    await press('Assign to students');
    expect(screen.getByText('Next')).toBeDisabled();
    await chooseFound('Student', 'Bello Amina');
    expect(await screen.findByText(`Bello Amina, ${amina.email}`)).toBeVisible();
    await press('Next');
    expect(await screen.findByRole('dialog', { name: 'Assign an exam to 1 student' })).toBeVisible();
    expect(await screen.findByText('1 student will get the exam.')).toBeVisible();
    await press('Assign to 1');
    await waitFor(() => expect(orders(server)).toHaveLength(2));
    const which = { exam: exam._id, students: [amina._id], acceptedOnly: true };
    expect(orders(server)[0]).toEqual({ ...which, dryRun: true });
    expect(orders(server)[1]).toMatchObject({ ...which, count: 1 });
  });

  it('assigns it to all matches of a filter', async () => {
    const server = open(412);
    await press('Assign to students');
    await chooseOption('Students', 'All students matching a filter');
    await fill('Search students', 'bello');
    expect(await screen.findByText('412 students match')).toBeVisible();
    await press('Next');
    expect(await screen.findByText('Search: bello')).toBeVisible();
    await waitFor(() => expect(orders(server)).toHaveLength(1));
    expect(orders(server)).toEqual([
      { exam: exam._id, filter: { search: 'bello' }, acceptedOnly: true, dryRun: true },
    ]);
  });

  it('assigns it to a cohort', async () => {
    const server = open(40);
    await press('Assign to students');
    await chooseOption('Students', 'A whole cohort');
    await chooseFound('Cohort', 'March diet (40)');
    await waitFor(() => expect(screen.getByText('Next')).toBeEnabled());
    await press('Next');
    await waitFor(() => expect(orders(server)).toHaveLength(1));
    const which = { exam: exam._id, filter: { cohort: cohort._id }, acceptedOnly: true };
    expect(orders(server)[0]).toEqual({ ...which, dryRun: true });
  });

  it('links to the list of students for a selection', async () => {
    open();
    await press('Assign to students');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: /from the list of students/ })).toHaveAttribute(
      'href',
      `/admin/students?exam=${exam._id}`,
    );
  });
});
