import { EMPTY_FORM } from '../form/registration-form';
import { DraftController, type FormLock } from './draft-controller';
import type { Draft, DraftStore } from './draft-store';

const typed = { ...EMPTY_FORM, surname: 'Okoro', image_data: 'data:image/jpeg;base64,AAAA' };
const full = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));

/** Form lock shared by the tabs of a browser. */
function tabs(): FormLock {
  let holder: (() => Promise<void>) | undefined;
  const hold = (onLost: () => Promise<void>) => {
    holder = onLost;
    return () => {
      if (holder === onLost) holder = undefined;
    };
  };
  return {
    holdIfFree: async (onLost) => (holder ? undefined : hold(onLost)),
    takeOver: async (onLost) => {
      await holder?.();
      return hold(onLost);
    },
  };
}

function setUp(over: Partial<DraftStore>, turns: FormLock = tabs()) {
  const store: DraftStore = {
    load: () => Promise.resolve<Draft | null>(null),
    saveText: () => Promise.resolve('written'),
    saveFile: () => Promise.resolve('written'),
    end: () => Promise.resolve(),
    ...over,
  };
  const drafts = new DraftController(store, turns);
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

  it('offers the stored draft if the device stores everything', async () => {
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

  it('offers no draft after a registration or deletion', async () => {
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

  describe('in two tabs', () => {
    /** A device on which both tabs store the form's text. */
    function twoTabs() {
      let stored: Draft | null = null;
      const store: Partial<DraftStore> = {
        load: async () => stored,
        saveText: async (form) => {
          stored = { form, changedAt: new Date() };
          return 'written';
        },
      };
      const turns = tabs();
      return { first: setUp(store, turns), second: setUp(store, turns).drafts };
    }

    it('is locked in the second tab, which stores nothing', async () => {
      const { first, second } = twoTabs();
      await first.fill();
      await second.load();
      expect(second.state.get()).toEqual({ kind: 'elsewhere', wasHere: false });
      second.changed({ ...typed, surname: 'Other' });
      await second.flush();
      await second.takeOver();
      expect(second.state.get()).toMatchObject({ kind: 'offered', draft: { form: typed } });
    });

    it('moves to the second tab with the last letter, and the first stores nothing more', async () => {
      const { first, second } = twoTabs();
      await first.fill();
      await second.load();
      first.drafts.changed({ ...typed, surname: 'Okoro-Ade' });
      await second.takeOver();
      expect(second.state.get()).toMatchObject({ draft: { form: { surname: 'Okoro-Ade' } } });
      expect(first.drafts.state.get()).toEqual({ kind: 'elsewhere', wasHere: true });
      first.drafts.changed({ ...typed, surname: 'Late' });
      await first.drafts.takeOver();
      expect(first.drafts.state.get()).toMatchObject({ draft: { form: { surname: 'Okoro-Ade' } } });
    });

    it('is released when the first tab leaves the page, and taken again on its return', async () => {
      const { first, second } = twoTabs();
      await first.fill();
      first.drafts.leave();
      await first.drafts.load();
      expect(first.drafts.state.get().kind).toBe('offered');
      first.drafts.leave();
      await first.drafts.flush();
      await second.load();
      expect(second.state.get().kind).toBe('offered');
    });
  });
});
