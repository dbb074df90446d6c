import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { DraftSaver, type Keeping } from './draft-saver';
import type { Kept } from './draft-store';

function serveStore() {
  const writes: string[] = [];
  const answers: { text: Kept | Error; file: Kept | Error } = { text: 'kept', file: 'kept' };
  const answer = async (entry: string, result: Kept | Error) => {
    writes.push(entry);
    if (result instanceof Error) throw result;
    return result;
  };
  const store = {
    saveText: ({ surname }: RegistrationForm) => answer(`text ${surname}`, answers.text),
    saveFile: (place: string, file: unknown) => answer(file === null ? `no ${place}` : place, answers.file),
  };
  const said: Keeping[] = [];
  return { writes, answers, said, saver: new DraftSaver(store, (keeping) => said.push(keeping)) };
}

const typed = (surname: string, image_data = '') => ({ ...EMPTY_FORM, surname, image_data });
const full = () => new DOMException('The disk is full', 'QuotaExceededError');

describe('DraftSaver', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps the first letter within a fifth of a second, and typing that does not stop as well', async () => {
    const { writes, saver } = serveStore();
    saver.changed(typed('O'));
    await jest.advanceTimersByTimeAsync(150);
    saver.changed(typed('Ok'));
    await jest.advanceTimersByTimeAsync(50);
    expect(writes).toEqual(['text Ok']);
  });

  it('keeps at once what waits when the page may end', async () => {
    const { writes, saver } = serveStore();
    saver.changed(typed('O'));
    await saver.flush();
    expect(writes).toEqual(['text O']);
  });

  it('writes a file when it is another, and not with each letter', async () => {
    const { writes, saver } = serveStore();
    for (const form of [typed('O', 'data:1'), typed('Ok', 'data:1'), typed('Ok', 'data:2'), typed('Ok')]) {
      saver.changed(form);
      await saver.flush();
    }
    expect(writes).toEqual([
      'text O',
      'passport',
      'text Ok',
      'text Ok',
      'passport',
      'text Ok',
      'no passport',
    ]);
  });

  it('writes nothing after it was stopped', async () => {
    const { writes, saver } = serveStore();
    saver.changed(typed('O'));
    await saver.stop();
    saver.changed(typed('Ok'));
    await saver.flush();
    await jest.advanceTimersByTimeAsync(1000);
    expect(writes).toEqual([]);
  });

  it('stops when the draft ended in another tab', async () => {
    const { writes, answers, said, saver } = serveStore();
    answers.text = 'ended';
    saver.changed(typed('O', 'data:1'));
    await saver.flush();
    saver.changed(typed('Ok'));
    await saver.flush();
    expect(writes).toEqual(['text O']);
    expect(said).toEqual(['ended']);
  });

  it('keeps the answers where there is no room for the files, and tries again', async () => {
    const { answers, said, saver } = serveStore();
    answers.file = full();
    saver.changed(typed('O', 'data:1'));
    await saver.flush();
    answers.file = 'kept';
    saver.changed(typed('Ok', 'data:1'));
    await saver.flush();
    answers.text = full();
    saver.changed(typed('Oko', 'data:1'));
    await saver.flush();
    expect(said).toEqual(['without files', 'kept', 'off']);
  });
});
