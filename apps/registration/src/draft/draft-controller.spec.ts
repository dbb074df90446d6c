import { EMPTY_FORM } from '../form/registration-form';
import { DraftKeeper } from './draft-keeper';
import type { Draft, DraftStore } from './draft-store';

const typed = { ...EMPTY_FORM, surname: 'Okoro', image_data: 'data:image/jpeg;base64,AAAA' };
const full = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));

function keep(over: Partial<DraftStore>) {
  const store: DraftStore = {
    load: () => Promise.resolve<Draft | null>(null),
    saveText: () => Promise.resolve('kept'),
    saveFile: () => Promise.resolve('kept'),
    end: () => Promise.resolve(),
    ...over,
  };
  const keeper = new DraftKeeper(store);
  const fill = async () => {
    await keeper.look();
    keeper.changed(typed);
    await keeper.flush();
  };
  return { keeper, fill };
}

describe('DraftKeeper', () => {
  it.each([
    ['nothing at all', { load: full, saveText: full }],
    ['no files', { saveFile: full }],
  ])('offers the form of this tab again where the device keeps %s', async (_name, store) => {
    const { keeper, fill } = keep(store);
    await fill();
    await keeper.look();
    expect(keeper.state.get()).toMatchObject({ kind: 'offered', draft: { form: typed } });
    await keeper.look();
    expect(keeper.state.get().kind).toBe('offered');
  });

  it('offers what the device kept where it keeps all', async () => {
    const kept: Draft = { form: { ...typed, surname: 'Kept' }, changedAt: new Date() };
    const load = jest.fn<Promise<Draft | null>, []>().mockResolvedValueOnce(null).mockResolvedValue(kept);
    const { keeper, fill } = keep({ load });
    await fill();
    await keeper.look();
    expect(keeper.state.get()).toEqual({ kind: 'offered', draft: kept });
  });

  it('finishes keeping what was changed right before the page was left', async () => {
    const saveFile = jest.fn<Promise<'kept'>, [string, unknown]>(() => Promise.resolve('kept'));
    const { keeper } = keep({ saveFile });
    await keeper.look();
    keeper.changed(typed);
    await keeper.look();
    expect(saveFile).toHaveBeenCalledWith('passport', typed.image_data);
  });

  it('has nothing to offer once the form was registered or deleted', async () => {
    const { keeper, fill } = keep({ load: full, saveText: full, end: full });
    await fill();
    await keeper.end();
    await keeper.look();
    expect(keeper.state.get()).toEqual({ kind: 'keeping', keeping: 'off' });
  });

  it.each([
    ['undeleted', {}],
    ['off', { load: full }],
  ])('says after starting over that the draft is %s', async (keeping, store) => {
    const { keeper, fill } = keep({ ...store, end: full });
    await fill();
    await keeper.startOver();
    expect(keeper.state.get()).toEqual({ kind: 'keeping', keeping });
  });
});
