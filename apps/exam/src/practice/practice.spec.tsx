import { fill, press, user } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { examDevice } from '../device/exam-device';
import { id } from '../testing/attempts';
import {
  AMINA,
  beforeEachSignIn,
  CALLS,
  choose,
  completed,
  expectAddress,
  finish,
  found,
  fresh,
  openPortal,
  refused,
  saved,
  TOKEN,
} from '../testing/portal';

beforeEachSignIn();

const PRACTICE = {
  start: 'POST exams/practice',
  read: `GET exams/practice/${id(900)}`,
  save: `PUT exams/practice/${id(900)}/answers`,
  submit: `POST exams/practice/${id(900)}/submission`,
};
const practice = { ...fresh(), assignment: id(900), practice: true };
const open = (list: unknown[] = []) =>
  openPortal('/select-exam', {
    [CALLS.list]: found(list),
    [PRACTICE.start]: { status: 201, body: practice },
    [PRACTICE.save]: saved,
    [PRACTICE.submit]: found({ practice: true, total_correct: 2, total_questions: 3 }),
  });

describe('the practice exam', () => {
  it('runs on the exam page with its own calls, and reports how ready the device is', async () => {
    const { made } = open();
    expect(await screen.findByText('No exam has been assigned to you yet')).toBeVisible();
    await press('Practise');
    await screen.findByText('Question text 1');
    await choose('A1');
    await screen.findByText(/^Saved/);
    await expect(examDevice.attempts()).resolves.toEqual([]);
    await finish();
    // jsdom has no database, and the page reports it.
    expect(await screen.findByRole('heading', { name: 'Almost ready' })).toBeVisible();
    expect(screen.getByText(/^This browser keeps nothing when you close the page/)).toBeVisible();
    expect(screen.getByText(/^You answered 2 of 3 questions correctly\. This does not count/)).toBeVisible();
    expect(screen.getByText(/^Your answers reached the institute, usually within/)).toBeVisible();
    expect(made(PRACTICE.submit)[0]?.body).toEqual({ answers: [{ _id: id(1), selectedOption: 'A1' }] });
    expect(made(CALLS.submit)).toEqual([]);
    await expect(examDevice.paper(id(900))).resolves.toBeUndefined();
    await expect(examDevice.session()).resolves.toMatchObject({ attempt: null });
  });

  it('continues after a reload with the state of the device and the server', async () => {
    const { unmount } = open([completed]);
    await press('Practise');
    await screen.findByText('Question text 1');
    await choose('B1');
    await screen.findByText(/^Saved/);
    unmount();
    const { made } = openPortal('/online-exam', {
      [PRACTICE.read]: found({ ...practice, answers: { [id(1)]: 'B1' }, seq: 1 }),
      [PRACTICE.save]: saved,
    });
    expect(await screen.findByText('Question text 1')).toBeVisible();
    await expect(examDevice.progress(id(900))).resolves.toMatchObject({
      saves: { choices: { [id(1)]: 'B1' } },
    });
    expect(made(CALLS.read)).toEqual([]);
  });

  it('shows why it does not start, and redirects from the result page without a practice', async () => {
    const { answers, unmount } = open();
    answers[PRACTICE.start] = refused(429, 'Please wait a minute');
    await press('Practise');
    expect((await screen.findAllByText('Please wait a minute'))[0]).toBeVisible();
    unmount();
    openPortal('/practice-result', { [CALLS.list]: found([]) });
    await expectAddress('/select-exam');
  });

  it('has its own address for candidates', async () => {
    openPortal('/practice', { [PRACTICE.start]: { status: 201, body: practice }, [PRACTICE.save]: saved });
    expect(await screen.findByRole('heading', { name: 'Practice exam', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My exams' })).toHaveAttribute('href', '/select-exam');
    await press('Practise');
    await expectAddress('/online-exam');
    expect(await screen.findByText('Question text 1')).toBeVisible();
  });

  it('redirects guests to the sign-in and back', async () => {
    await examDevice.clear();
    openPortal('/practice', { [CALLS.signIn]: found({ ...AMINA, token: TOKEN }) });
    await user.click(await screen.findByRole('link', { name: 'Sign in to practise' }));
    await expectAddress('/start-exam');
    expect(screen.getByRole('link', { name: 'Try your device first' })).toHaveAttribute('href', '/practice');
    await fill(/Email/, AMINA.email);
    await fill(/Serial number/, 'AB12-CD34-EF56-GH78');
    await press('Proceed');
    expect(await screen.findByRole('button', { name: 'Practise' })).toBeVisible();
    await expectAddress('/practice');
  });
});
