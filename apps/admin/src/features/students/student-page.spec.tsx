import { aStudent } from '@concord/testing/records';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';

const student = aStudent({
  documents: [{ name: 'waec.pdf', file: { url: '/api/media/files/waec?exp=1&sig=2', public_id: 'waec' } }],
});
const path = `/admin/students/${student._id}`;
const found = { [`GET student/${student._id}`]: { body: student } };

describe('StudentPage', () => {
  it('shows the profile, the passport and the documents as links', async () => {
    fakeApi(found);
    renderAdmin(path, 'ADMIN');

    expect(await screen.findByRole('heading', { level: 1, name: 'Bello Amina' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Passport of Bello Amina' })).toHaveAttribute(
      'src',
      '/api/media/files/passport?exp=1&sig=2',
    );
    expect(screen.getByRole('link', { name: 'waec.pdf' })).toHaveAttribute(
      'href',
      '/api/media/files/waec?exp=1&sig=2',
    );
    expect(screen.getByText('12/04/1990')).toBeVisible();
  });

  it('reports a student that does not exist', async () => {
    fakeApi({
      [`GET student/${student._id}`]: {
        status: 404,
        body: { code: 'NOT_FOUND', message: 'It was not found' },
      },
    });
    renderAdmin(path, 'ADMIN');
    expect(await screen.findByRole('heading', { name: 'There is no such student' })).toBeVisible();
  });

  it('removes the student after asking and goes back to the list', async () => {
    const call = `DELETE student/${student._id}`;
    const seen = fakeApi({ ...found, [call]: { body: { _id: student._id } } });
    const { user } = renderAdmin(path, 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(seen.map((made) => made.call)).not.toContain(call);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Deleted Succesfully')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'ALL STUDENTS' })).toBeVisible();
    expect(seen.find((made) => made.call === call)?.body).toEqual({
      mongoStudentId: student._id,
      cloudinaryPublicIds: ['passport', 'waec'],
    });
  });

  it('prints the registration form and links to the finished PDF', async () => {
    let asked = 0;
    const seen = fakeApi({
      ...found,
      'POST media/documents': { status: 202, body: { jobId: 'job-1' } },
      'GET media/documents/job-1': () =>
        ++asked < 2
          ? { body: { status: 'working', progress: 40 } }
          : { body: { status: 'done', progress: 100, url: 'media/files/form?exp=1&sig=2' } },
    });
    const { user } = renderAdmin(path, 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(await screen.findByRole('link', { name: 'Open PDF' })).toHaveAttribute(
      'href',
      '/api/media/files/form?exp=1&sig=2',
    );
    expect(seen.find(({ call }) => call === 'POST media/documents')?.body).toEqual({
      kind: 'registration-form',
      id: student._id,
    });
  });

  it('reports a printout that failed', async () => {
    fakeApi({
      ...found,
      'POST media/documents': { status: 202, body: { jobId: 'job-2' } },
      'GET media/documents/job-2': { body: { status: 'failed', progress: 0 } },
    });
    const { user } = renderAdmin(path, 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(
      await screen.findByText('There was an error generating your print out, contact admin'),
    ).toBeVisible();
  });
});
