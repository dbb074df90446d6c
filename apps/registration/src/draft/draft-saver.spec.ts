import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { DraftSaver, type SaveStatus } from './draft-saver';
import type { WriteResult } from './draft-store';

function serveStore() {
  const writes: string[] = [];
  const answers: { text: WriteResult | Error; file: WriteResult | Error } = {
    text: 'written',
    file: 'written',
  };
  const answer = async (entry: string, result: WriteResult | Error) => {
    writes.push(entry);
    if (result instanceof Error) throw result;
    return result;
  };
  const store = {
    saveText: ({ surname }: RegistrationForm) => answer(`text ${surname}`, answers.text),
    saveFile: (field: string, file: unknown) => answer(file === null ? `no ${field}` : field, answers.file),
  };
  const statuses: SaveStatus[] = [];
  const saver = new DraftSaver(store, (status) => statuses.push(status));
  const save = (form: RegistrationForm) => {
    saver.changed(form);
    return saver.flush();
  };
  return { writes, answers, statuses, saver, save };
}

const typed = (surname: string, image_data = '') => ({ ...EMPTY_FORM, surname, image_data });
const full = () => new DOMException('The disk is full', 'QuotaExceededError');

describe('DraftSaver', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('saves within 200 ms, also while typing continues', async () => {
    const { writes, saver } = serveStore();
    saver.changed(typed('O'));
    await jest.advanceTimersByTimeAsync(150);
    saver.changed(typed('Ok'));
    await jest.advanceTimersByTimeAsync(50);
    expect(writes).toEqual(['text Ok']);
  });

  it('writes at once on flush, and a file only when it changes', async () => {
    const { writes, save } = serveStore();
    for (const form of [typed('O', 'data:1'), typed('Ok', 'data:1'), typed('Ok', 'data:2'), typed('Ok')]) {
      await save(form);
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
    const { writes, saver, save } = serveStore();
    saver.changed(typed('O'));
    await saver.stop();
    await save(typed('Ok'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(writes).toEqual([]);
  });

  it('stops when the draft was ended in another tab', async () => {
    const { writes, answers, statuses, save } = serveStore();
    answers.text = 'ended';
    await save(typed('O', 'data:1'));
    await save(typed('Ok'));
    expect(writes).toEqual(['text O']);
    expect(statuses).toEqual(['ended']);
  });

  it('saves the text if there is no space for the files, and retries', async () => {
    const { answers, statuses, save } = serveStore();
    answers.file = full();
    await save(typed('O', 'data:1'));
    answers.file = 'written';
    await save(typed('Ok', 'data:1'));
    answers.text = full();
    await save(typed('Oko', 'data:1'));
    expect(statuses).toEqual(['without files', 'saved', 'off']);
  });
});
