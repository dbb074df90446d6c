import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { aCourse, anExam } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

describe('CoursesPage', () => {
  it('refuses a course without a title, without a request', async () => {
    const seen = fakeApi({});
    const { user } = renderAdmin('/admin/courses', 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Create course' }));
    await user.type(screen.getByRole('textbox', { name: /Course title/ }), '   ');
    await user.click(screen.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('Course title can not be empty')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Course title/ })).toBeInvalid();
    expect(seen.map(({ call }) => call)).not.toContain('POST course/create');
  });

  it('creates a course with its exam', async () => {
    const exam = anExam();
    const seen = fakeApi({
      'GET exams': { body: [exam] },
      'POST course/create': { status: 201, body: aCourse() },
    });
    const { user } = renderAdmin('/admin/courses', 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Create course' }));
    await user.type(screen.getByRole('textbox', { name: /Course title/ }), 'Negotiation');
    await user.click(screen.getByRole('combobox', { name: 'Exam' }));
    await user.click(await screen.findByRole('option', { name: 'Mediation (MED-1000)' }));
    await user.click(screen.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('Course created Succesfully')).toBeVisible();
    expect(seen.find(({ call }) => call === 'POST course/create')?.body).toEqual({
      courseTitle: 'Negotiation',
      courseDescription: '',
      exam: exam._id,
      exams: [exam._id],
    });
  });

  it('changes a course and keeps the input when the server refuses', async () => {
    let refused = true;
    fakeApi({
      'GET course': { body: [aCourse()] },
      'PATCH course/update-course': () =>
        refused
          ? { status: 404, body: { code: 'NOT_FOUND', message: 'There is no such course' } }
          : { status: 201, body: aCourse() },
    });
    const { user } = renderAdmin('/admin/courses', 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Edit Negotiation' }));
    const title = screen.getByRole('textbox', { name: /Course title/ });
    await user.type(title, ' II');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('There is no such course')).toBeVisible();
    expect(title).toHaveValue('Negotiation II');

    refused = false;
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Course updated Succesfully')).toBeVisible();
  });
});
