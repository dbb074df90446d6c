import { type FakeRoutes, findToast, press } from '@concord/testing/browser';
import { anAssignment, aStudent } from '@concord/testing/records';
import { openAdmin } from '../../testing/open-admin';
import { aCourse, aFullExam, anAccount, aPicture, aSerial } from '../../testing/records';

interface Removal {
  readonly path: string;
  /** Answers to the page's own requests. */
  readonly routes: FakeRoutes;
  /** The button on the page. */
  readonly button: string;
  /** The button of the dialog. */
  readonly confirm?: string;
  readonly call: string;
  readonly successText?: string;
  /** Toast of a refusal; the server's message when absent. */
  readonly failureText?: string;
}

const student = aStudent();
const exam = aFullExam();

const REMOVALS: readonly (readonly [string, Removal])[] = [
  [
    'a course',
    {
      path: '/admin/courses',
      routes: { 'GET course': { body: [aCourse()] } },
      button: 'Delete Negotiation',
      call: `DELETE course/${aCourse()._id}`,
      successText: 'Course deleted Succesfully',
    },
  ],
  [
    'an unused serial',
    {
      path: '/admin/serial-number',
      routes: { 'GET serial': { body: [aSerial()] } },
      button: `Delete ${aSerial().serial}`,
      call: `DELETE serial/${aSerial().id}`,
    },
  ],
  [
    'an exam',
    {
      path: `/admin/exams/${exam._id}`,
      routes: { [`GET exams/${exam._id}`]: { body: exam } },
      button: 'Delete',
      call: `DELETE exams/${exam._id}`,
    },
  ],
  [
    'a picture',
    {
      path: '/admin/gallery-settings',
      routes: { 'GET gallery': { body: [aPicture()] } },
      button: 'Delete Induction',
      call: `DELETE gallery/${aPicture()._id}`,
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
    },
  ],
  [
    'an assigned exam',
    {
      path: `/admin/students/${student._id}?tab=exams`,
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
    const { path, routes, button, confirm = 'Delete', call, successText = 'Deleted Succesfully' } = removal;
    const message = `No ${call}`;
    const answers = [{ status: 409, body: { code: 'IN_USE', message } }];
    const { made } = openAdmin(path, { ...routes, [call]: () => answers.shift() ?? { body: {} } });

    await press(button);
    expect(made(call)).toEqual([]);
    await press(confirm);
    await findToast(removal.failureText ?? message);
    await press(button);
    await press(confirm);
    await findToast(successText);
    expect(made(call)).toHaveLength(2);
  });
});
