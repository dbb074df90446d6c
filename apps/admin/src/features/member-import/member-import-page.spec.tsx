import {
  IMPORT_HEADINGS,
  type ImportColumns,
  type ImportProfile,
  type MemberImportPreview,
} from '@concord/contracts';
import {
  chooseOption,
  type FakeAnswer,
  type FakeRoutes,
  fill,
  findToast,
  press,
  user,
} from '@concord/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import { held } from '../../testing/held';
import { openAdmin } from '../../testing/open-admin';

const PREVIEW: MemberImportPreview = {
  headings: ['No', 'Surname', 'Grade'],
  columns: { number: 'No', surname: 'Surname', grade: 'Grade' },
  rows: 4,
  ready: 1,
  known: 1,
  faulty: 2,
  problems: [
    { row: 3, column: 'grade', text: 'Knight', message: 'Write one of the grades', who: 'Bello Amina' },
    { row: 4, who: '', column: 'number', text: '', message: 'The member number is missing' },
  ],
  balance: 500_000,
};
const READ = 'POST member/import/preview';
const LIST = 'GET member/import';
const PROFILES = 'GET member/import/profiles';
const LAGOS: ImportProfile = {
  _id: '66f000000000000000000001',
  name: 'Lagos chapter',
  columns: { number: 'No', notes: 'Grade' },
};
const FAILURE = { code: 'INTERNAL', message: 'The server failed' };
const open = (routes: FakeRoutes = {}) =>
  openAdmin('/admin/members/import', { [LIST]: { body: [] }, [PROFILES]: { body: [LAGOS] }, ...routes });
const choose = async () =>
  user.upload(await screen.findByLabelText('Register'), new File(['No,Surname,Grade'], 'register.csv'));

/** Columns of each check from now on; jsdom's forms are no readable bodies of calls. */
function sentColumns() {
  const append = jest.spyOn(FormData.prototype, 'append');
  return () =>
    append.mock.calls
      .filter(([name]) => name === 'columns')
      .map(([, text]) => JSON.parse(String(text)) as ImportColumns);
}

describe('MemberImportPage', () => {
  afterEach(() => jest.restoreAllMocks());

  it('explains the columns before a file is chosen, and offers a template', async () => {
    // jsdom lacks both.
    const made = jest.fn((_file: Blob) => 'blob:template');
    URL.createObjectURL = made as typeof URL.createObjectURL;
    URL.revokeObjectURL = () => undefined;
    open();
    const known = within(await screen.findByRole('region', { name: 'Columns of a register' }));
    for (const heading of Object.values(IMPORT_HEADINGS)) expect(known.getByText(heading)).toBeVisible();
    expect(known.getByText(/Up to 20,000 rows and 6 MB/)).toBeVisible();
    await press('Download a template');
    expect(made.mock.calls[0]?.[0].type).toBe('text/csv');
  });

  it('mends a row in place, and goes on with the next one', async () => {
    const mended = { ...PREVIEW, ready: 2, faulty: 1, problems: PREVIEW.problems.slice(1) };
    const answers = [PREVIEW, mended];
    const { made } = open({ [READ]: () => ({ body: (answers.shift() ?? mended) as object }) });
    await choose();
    expect(await screen.findByText(/^1 new member of 4 rows\. 1 member in the register/)).toBeVisible();
    const problems = within(screen.getByRole('region', { name: 'Problems in 2 rows' }));
    expect(problems.getByText('Row 3: Bello Amina')).toBeVisible();
    const cell = problems.getByRole('textbox', { name: 'Row 3: Grade' });
    expect(cell).toHaveValue('Knight');
    await user.clear(cell);
    await user.type(cell, 'Full{Enter}');
    expect(await screen.findByText(/1 cell corrected here/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Import 2 members' })).toBeEnabled();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Row 4: Member number' })).toHaveFocus());
    expect(made(READ)).toHaveLength(2);
  });

  it('counts corrections that were sent, and leaves the focus where staff type meanwhile', async () => {
    const three = {
      row: 5,
      who: '',
      column: 'grade',
      text: 'Lord',
      message: 'Write one of the grades',
    } as const;
    const preview = { ...PREVIEW, faulty: 3, problems: [...PREVIEW.problems, three] };
    const { after, answer } = held();
    const mended = { ...preview, faulty: 2, problems: preview.problems.slice(1) };
    const answers: FakeAnswer[] = [{ body: preview }, { body: mended, after }];
    open({ [READ]: () => answers.shift() ?? {} });
    await choose();
    const cell = await screen.findByRole('textbox', { name: 'Row 3: Grade' });
    await user.type(cell, '{Control>}a{/Control}Full');
    expect(screen.queryByText(/corrected here/)).not.toBeInTheDocument();
    await user.type(cell, '{Enter}');
    const other = screen.getByRole('textbox', { name: 'Row 5: Grade' });
    await user.click(other);
    answer();
    expect(await screen.findByText(/1 cell corrected here/)).toBeVisible();
    expect(other).toHaveFocus();
  });

  it('forgets the row of a check that failed', async () => {
    const { after, answer } = held();
    const mended = { ...PREVIEW, ready: 2, faulty: 1, problems: PREVIEW.problems.slice(1) };
    const answers: FakeAnswer[] = [
      { body: PREVIEW },
      { status: 500, body: FAILURE },
      { body: mended, after },
    ];
    open({ [READ]: () => answers.shift() ?? {} });
    await choose();
    await user.type(await screen.findByRole('textbox', { name: 'Row 3: Grade' }), '{Enter}');
    await findToast(FAILURE.message);
    const again = screen.getByRole('button', { name: 'Check all again' });
    await user.click(again);
    // Browsers move the focus from a button that becomes disabled to the page.
    act(() => again.blur());
    answer();
    const next = await screen.findByRole('button', { name: 'Import 2 members' });
    await waitFor(() => expect(next).toBeEnabled());
    expect(document.body).toHaveFocus();
  });

  it('reads a file by saved columns, and saves the present ones under a name', async () => {
    const save = 'POST member/import/profiles';
    const { made } = open({ [READ]: { body: PREVIEW }, [save]: { status: 201, body: LAGOS } });
    await choose();
    await chooseOption('Saved columns', 'Lagos chapter');
    await waitFor(() => expect(made(READ)).toHaveLength(2));
    await press('Save under a name');
    await fill(/Name/, 'Abuja chapter');
    await press('Save');
    await findToast('Columns saved');
    expect(made(save)).toMatchObject([{ body: { name: 'Abuja chapter', columns: PREVIEW.columns } }]);
  });

  it('names saved columns until one of them is changed by hand', async () => {
    const byLagos = { ...PREVIEW, columns: LAGOS.columns };
    const answers = [PREVIEW, byLagos, { ...byLagos, columns: { number: 'No' } }, byLagos];
    const { made } = open({ [READ]: () => ({ body: answers.shift() }) });
    const saved = () => screen.getByRole('combobox', { name: 'Saved columns' });
    await choose();
    await chooseOption('Saved columns', 'Lagos chapter');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Notes' })).toHaveTextContent('Grade'));
    expect(saved()).toHaveTextContent('Lagos chapter');
    await chooseOption('Notes', 'Not imported');
    await waitFor(() => expect(saved()).toHaveTextContent('As below'));
    await chooseOption('Saved columns', 'Lagos chapter');
    await waitFor(() => expect(made(READ)).toHaveLength(4));
    expect(saved()).toHaveTextContent('Lagos chapter');
  });

  it('adds each choice of a column to those before, and ignores answers to earlier ones', async () => {
    const first = held();
    const second = held();
    const both = { number: 'No', surname: 'Surname', grade: 'Grade', state: 'Town', notes: 'Remark' };
    const headings = [...PREVIEW.headings, 'Town', 'Remark'];
    const { notes: _, ...one } = both;
    const answers: FakeAnswer[] = [
      { body: { ...PREVIEW, headings } },
      { body: { ...PREVIEW, headings, columns: one, ready: 2 }, after: first.after },
      { body: { ...PREVIEW, headings, columns: both, ready: 3 }, after: second.after },
    ];
    const { made } = open({ [READ]: () => answers.shift() ?? {} });
    const sent = sentColumns();
    await choose();
    await chooseOption('State', 'Town');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveTextContent('Town');
    await chooseOption('Notes', 'Remark');
    await waitFor(() => expect(made(READ)).toHaveLength(3));
    expect(sent()).toEqual([one, both]);
    second.answer();
    expect(await screen.findByRole('button', { name: 'Import 3 members' })).toBeEnabled();
    await act(async () => {
      first.answer();
      await first.after;
    });
    await expect(screen.findByText(/^2 new members/, {}, { timeout: 300 })).rejects.toThrow();
    expect(screen.getByRole('combobox', { name: 'Notes' })).toHaveTextContent('Remark');
  });

  it('shows a choice still after its check failed, and imports only once it is checked', async () => {
    const columns = { ...PREVIEW.columns, notes: 'Grade' };
    const answers: FakeAnswer[] = [
      { body: PREVIEW },
      { status: 500, body: FAILURE },
      { body: { ...PREVIEW, columns } },
    ];
    open({ [READ]: () => answers.shift() ?? {} });
    const sent = sentColumns();
    await choose();
    await chooseOption('Notes', 'Grade');
    expect(await screen.findByText('The file was not checked with these columns.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Notes' })).toHaveTextContent('Grade');
    expect(screen.getByRole('button', { name: 'Import 1 member' })).toBeDisabled();
    await press('Try again');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1 member' })).toBeEnabled());
    expect(sent()).toEqual([columns, columns]);
    expect(screen.queryByText('The file was not checked with these columns.')).not.toBeInTheDocument();
  });

  it('says that saved columns failed to load, and loads them again', async () => {
    const routes: FakeRoutes = {
      [LIST]: { body: [] },
      [PROFILES]: { status: 500, body: FAILURE },
      [READ]: { body: PREVIEW },
    };
    openAdmin('/admin/members/import', routes);
    await choose();
    expect(await screen.findByText('Saved columns can’t be shown right now.')).toBeVisible();
    routes[PROFILES] = { body: [LAGOS] };
    await press('Try again');
    expect(await screen.findByRole('combobox', { name: 'Saved columns' })).toBeVisible();
  });

  it('lists imports, and asks before one is undone', async () => {
    const record = {
      _id: '66f000000000000000000002',
      file: 'april.csv',
      at: '2026-11-20T09:00:00.000Z',
      by: { _id: '64b000000000000000000001', username: 'halima' },
      members: 500,
      undone: false,
      undoUntil: '2026-12-20T09:00:00.000Z',
    };
    const undo = `POST member/import/${record._id}/undo`;
    const { made } = open({ [LIST]: { body: [record] }, [undo]: { body: { removed: 500 } } });
    await press('Undo the import of april.csv');
    expect(await screen.findByRole('dialog')).toHaveTextContent('500 members and their opening balances');
    expect(made(undo)).toEqual([]);
    await press('Remove 500 members');
    await findToast('The import was undone');
    expect(made(undo)).toHaveLength(1);
  });
});
