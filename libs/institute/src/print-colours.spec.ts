import { printColours } from './print-colours';
import { provideSettings } from './settings/given-settings';

describe('the colours on paper', () => {
  afterEach(() => provideSettings({}));

  it('are green without settings', () => {
    expect(printColours()).toEqual({ brand: '#14663a', pale: '#eff4f1', line: '#b9d1c4' });
  });

  it("are the institute's colour and tints of it", () => {
    provideSettings({ colours: { primary: '#000080' } });
    expect(printColours()).toEqual({ brand: '#000080', pale: '#ededf6', line: '#b3b3d9' });
  });
});
