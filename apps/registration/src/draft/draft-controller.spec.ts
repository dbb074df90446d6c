import { EMPTY_FORM } from '../form/registration-form';
import { DraftController } from './draft-controller';
import type { Draft, DraftStore } from './draft-store';

const typed = { ...EMPTY_FORM, surname: 'Okoro', image_data: 'data:image/jpeg;base64,AAAA' };
const full = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));

function setUp(over: Partial<DraftStore>) {
  const store: DraftStore = {
    load: () => Promise.resolve<Draft | null>(null),
    saveText: () => Promise.resolve('written'),
    saveFile: () => Promise.resolve('written'),
    end: () => Promise.resolve(),
    ...over,
  };
  const drafts = new DraftController(store);
  const fill = async () => {
    await drafts.load();
    drafts.changed(typed);
    await drafts.flush();
  };
  return { drafts, fill };
}

describe('DraftController', () => {
  it.each([
    ['nothing at all', { load: full, saveText: full }],
    ['no files', { saveFile: full }],
  ])('offers the form of this tab again where the device stores %s', async (_name, store) => {
    const { drafts, fill } = setUp(store);
    await fill();
    await drafts.load();
    expect(drafts.state.get()).toMatchObject({ kind: 'offered', draft: { form: typed } });
    await drafts.load();
    expect(drafts.state.get().kind).toBe('offered');
  });

  it('offers the stored draft where the device stores everything', async () => {
    const stored: Draft = { form: { ...typed, surname: 'Stored' }, changedAt: new Date() };
    const load = jest.fn<Promise<Draft | null>, []>().mockResolvedValueOnce(null).mockResolvedValue(stored);
    const { drafts, fill } = setUp({ load });
    await fill();
    await drafts.load();
    expect(drafts.state.get()).toEqual({ kind: 'offered', draft: stored });
  });

  it('finishes saving changes made right before the page was left', async () => {
    const saveFile = jest.fn<Promise<'written'>, [string, unknown]>(() => Promise.resolve('written'));
    const { drafts } = setUp({ saveFile });
    await drafts.load();
    drafts.changed(typed);
    await drafts.load();
    expect(saveFile).toHaveBeenCalledWith('passport', typed.image_data);
  });

  it('offers nothing once the form was registered or deleted', async () => {
    const { drafts, fill } = setUp({ load: full, saveText: full, end: full });
    await fill();
    await drafts.delete();
    await drafts.load();
    expect(drafts.state.get()).toEqual({ kind: 'saving', status: 'off' });
  });

  it.each([
    ['undeleted', {}],
    ['off', { load: full }],
  ])('has the status %s after starting over without deleting', async (status, store) => {
    const { drafts, fill } = setUp({ ...store, end: full });
    await fill();
    await drafts.startOver();
    expect(drafts.state.get()).toEqual({ kind: 'saving', status });
  });
});
