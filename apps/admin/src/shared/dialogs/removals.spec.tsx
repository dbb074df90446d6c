import { aStudent } from '@concord/testing/records';
import { screen, within } from '@testing-library/react';
import { fakeApi, type FakeRoutes } from '../../testing/fake-api';
import { aCertificate, aCourse, aFullExam, anAccount, anAssignment, aPicture } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

interface Removal {
  readonly path: string;
  /** What the page loads. */
  readonly routes: FakeRoutes;
  /** The button on the page. */
  readonly button: string;
  /** The button of the dialog. */
  readonly confirm: string;
  readonly call: string;
  readonly successText: string;
  /** What is shown when the server refuses; its own message when absent. */
  readonly failureText?: string;
}

const student = aStudent();
const exam = aFullExam();

const REMOVALS: readonly (readonly [string, Removal])[] = [
  [
    'a certificate',
    {
      path: '/admin/student-certificates',
      routes: { 'GET certificate': { body: [aCertificate()] } },
      button: 'Delete the certificate of Amina Bello',
      confirm: 'Delete',
      call: `DELETE certificate/${aCertificate()._id}`,
      successText: 'Deleted Succesfully',
    },
  ],
  [
    'a course',
    {
      path: '/admin/courses',
      routes: { 'GET course': { body: [aCourse()] } },
      button: 'Delete Negotiation',
      confirm: 'Delete',
      call: `DELETE course/${aCourse()._id}`,
      successText: 'Course deleted Succesfully',
    },
  ],
  [
    'an exam',
    {
      path: `/admin/exams/${exam._id}`,
      routes: { [`GET exams/${exam._id}`]: { body: exam } },
      button: 'Delete',
      confirm: 'Delete',
      call: `DELETE exams/${exam._id}`,
      successText: 'Deleted Succesfully',
    },
  ],
  [
    'a picture',
    {
      path: '/admin/gallery-settings',
      routes: { 'GET gallery': { body: [aPicture()] } },
      button: 'Delete Induction',
      confirm: 'Delete',
      call: `DELETE gallery/${aPicture()._id}`,
      successText: 'Deleted Succesfully',
      failureText: 'Image could nit be deleted',
    },
  ],
  [
    'a staff account',
    {
      path: '/admin/staff-accounts',
      routes: { 'GET admin': { body: [anAccount()] } },
      button: 'Remove halima',
      confirm: 'Remove',
      call: `DELETE admin/${anAccount()._id}`,
      successText: 'Deleted Succesfully',
    },
  ],
  [
    'an assigned exam',
    {
      path: `/admin/students/${student._id}`,
      routes: {
        [`GET student/${student._id}`]: { body: student },
        [`GET exams/studentExamByStudentId/${student._id}`]: { body: [anAssignment()] },
      },
      button: 'Remove Exam Mediation',
      confirm: 'Remove Exam',
      call: `DELETE exams/removeStudentExam/${anAssignment()._id}`,
      successText: 'Exam removed Succesfully',
    },
  ],
];

describe('removing', () => {
  it.each(REMOVALS)('%s asks first and shows the outcome', async (_name, removal) => {
    let refuse = true;
    // Toasts of earlier tests may still be in the document.
    const message = `No ${removal.call}`;
    const seen = fakeApi({
      ...removal.routes,
      [removal.call]: () => (refuse ? { status: 409, body: { code: 'IN_USE', message } } : { body: {} }),
    });
    const { user } = renderAdmin(removal.path);
    const sent = () => seen.filter(({ call }) => call === removal.call);

    const button = await screen.findByRole('button', { name: removal.button });
    await user.click(button);
    expect(sent()).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: removal.confirm }));
    expect(await screen.findByText(removal.failureText ?? message)).toBeVisible();

    refuse = false;
    await user.click(await screen.findByRole('button', { name: removal.button }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: removal.confirm }));
    expect(await screen.findAllByText(removal.successText)).not.toEqual([]);
    expect(sent()).toHaveLength(2);
  });
});
