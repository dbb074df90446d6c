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
  return { writes, answers, statuses, saver: new DraftSaver(store, (status) => statuses.push(status)) };
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

  it('writes a pending change at once on flush', async () => {
    const { writes, saver } = serveStore();
    saver.changed(typed('O'));
    await saver.flush();
    expect(writes).toEqual(['text O']);
  });

  it('writes a file when it changes, not with every letter', async () => {
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

  it('stops when the draft was ended in another tab', async () => {
    const { writes, answers, statuses, saver } = serveStore();
    answers.text = 'ended';
    saver.changed(typed('O', 'data:1'));
    await saver.flush();
    saver.changed(typed('Ok'));
    await saver.flush();
    expect(writes).toEqual(['text O']);
    expect(statuses).toEqual(['ended']);
  });

  it('saves the text where there is no room for the files, and retries', async () => {
    const { answers, statuses, saver } = serveStore();
    answers.file = full();
    saver.changed(typed('O', 'data:1'));
    await saver.flush();
    answers.file = 'written';
    saver.changed(typed('Ok', 'data:1'));
    await saver.flush();
    answers.text = full();
    saver.changed(typed('Oko', 'data:1'));
    await saver.flush();
    expect(statuses).toEqual(['without files', 'saved', 'off']);
  });
});
