import { chooseOption, fill, findField, findToast, press } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aCourse, anExam } from '../../testing/records';

describe('CoursesPage', () => {
  it('refuses a course without a title, then creates it with its exam', async () => {
    const exam = anExam();
    const call = 'POST course/create';
    const { made } = openAdmin('/admin/courses', {
      'GET exams': { body: [exam] },
      [call]: { status: 201, body: aCourse() },
    });

    await press('Create course');
    await fill(/Course title/, '   ');
    await press('Create');
    await findToast('Course title can not be empty');
    expect(await findField(/Course title/)).toBeInvalid();
    expect(made(call)).toEqual([]);

    await fill(/Course title/, 'Negotiation');
    await chooseOption(/Exam/, 'Mediation (MED-1000)');
    await chooseOption(/Certificate design/, 'Diploma');
    await press('Create');
    await findToast('Course created Succesfully');
    expect(made(call)).toMatchObject([
      {
        body: {
          courseTitle: 'Negotiation',
          courseDescription: '',
          certificateTemplate: 'diploma',
          exam: exam._id,
          exams: [exam._id],
        },
      },
    ]);
  });

  it('changes a course and keeps the input when the server refuses and the course has left the list', async () => {
    const answers = [{ status: 404, body: { code: 'NOT_FOUND', message: 'There is no such course' } }];
    openAdmin('/admin/courses', {
      'GET course': () => ({ body: answers.length > 0 ? [aCourse()] : [] }),
      'PATCH course/update-course': () => answers.shift() ?? { status: 201, body: aCourse() },
    });

    await press('Edit Negotiation');
    await fill(/Course title/, 'Negotiation II');
    await press('Update');
    await findToast('There is no such course');
    await waitFor(() => expect(screen.queryByText('Negotiation')).not.toBeInTheDocument());
    expect(await findField(/Course title/)).toHaveValue('Negotiation II');
    await press('Update');
    await findToast('Course updated Succesfully');
  });

  it('searches, filters and sorts in the browser, by the URL', async () => {
    const course = (courseTitle: string, examCode?: string) =>
      aCourse({
        _id: courseTitle,
        courseTitle,
        exams: examCode ? [{ _id: '6'.repeat(24), examCode }] : [],
      });
    const courses = [
      course('Negotiation', 'MED-1000'),
      course('Mediation', 'MED-1000'),
      course('Arbitration'),
    ];
    openAdmin('/admin/courses?exam=MED-1000&sort=title', { 'GET course': { body: courses } });
    await screen.findByText('Mediation');
    const titles = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelector('td')?.textContent);
    expect(titles()).toEqual(['Mediation', 'Negotiation']);
    await press('Remove the filter Exam: MED-1000');
    await waitFor(() => expect(titles()).toEqual(['Arbitration', 'Mediation', 'Negotiation']));
    await fill('Search courses', 'nego');
    await waitFor(() => expect(titles()).toEqual(['Negotiation']));
    expect(window.location.search).toBe('?sort=title&search=nego');
  });
});
