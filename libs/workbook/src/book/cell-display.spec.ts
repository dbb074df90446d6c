import { generalText, shownCell } from './cell-display';

const shown = (id: number, code: string, number: number, dayOffset = 0) =>
  shownCell({ value: { kind: 'number', number }, style: { id, code, look: {} } }, dayOffset);

describe(shownCell, () => {
  it.each<[string, number, string]>([
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 123456789012345, '123456789012345'],
    ['@', 7, '7'],
    ['0', 2.5, '3'],
    ['0.00', 2, '2.00'],
    ['000\\-0000\\-0000', 8031234567, '080-3123-4567'],
    ['#,##0.00', 1234567.891, '1,234,567.89'],
    ['#,##0_);(#,##0)', -4, '(4)'],
    ['0%', 0.125, '13%'],
    ['0.0%;[Red]-0.0%', -0.125, '-12.5%'],
    ['# ?/?', 1.5, '1 1/2'],
    ['# ??/??', 1 / 3, '1/3'],
    ['# ?/8', 0.5, '4/8'],
    ['0.00E+00', 0.00012, '1.20E-04'],
    ['##0.0E+0', 12345, '12.3E+3'],
    ['[$₦-468]#,##0.00', 5000, '₦5,000.00'],
    ['[$€-2] #,##0', 12, '€ 12'],
    ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', 1200, '$1,200.00'],
    ['0" kg"', 5, '5 kg'],
    ['0\\°', 90, '90°'],
    ['[>=1000]0.0,"k";0', 1500, '1.5k'],
    ['dd/mm/yyyy', 46024, '02/01/2026'],
    ['[$-40C]d mmmm yyyy', 46024, '2 janvier 2026'],
    ['dddd', 46024, 'Friday'],
    ['h:mm AM/PM', 0.75, '6:00 PM'],
    ['[mm]:ss', 0.0625, '90:00'],
    ['yyyy-mm-dd', 60, '1900-02-29'],
  ])('shows a number by %s', (code, number, text) => {
    expect(shown(200, code, number)).toMatchObject({ text });
  });

  it.each<[string, number, string, number, string]>([
    ['a day', 14, 'mm-dd-yy', 46024, '2026-01-02'],
    ['a day and time', 22, 'm/d/yy h:mm', 46024.5, '2026-01-02 12:00'],
    ['a day of the system', 200, '[$-F800]dddd, mmmm dd, yyyy', 46024, '2026-01-02'],
    ['a time of the system', 200, '[$-F400]h:mm:ss AM/PM', 0.50001, '12:00:01'],
  ])('shows %s that depends on the region as ISO 8601 has it', (_, id, code, number, text) => {
    expect(shown(id, code, number)).toMatchObject({ text, kind: 'regional date' });
  });

  it('counts days from 1904, but not hours', () => {
    expect(shown(200, 'yyyy-mm-dd', 44562, 1462).text).toBe('2026-01-02');
    expect(shown(200, '[h]:mm', 1.25, 1462).text).toBe('30:00');
  });

  it.each([
    ['hides it', ';;;'],
    ['is broken', '0.00;bad['],
  ])('reads a number as it is stored where its format %s, and says so', (_, code) => {
    expect(shown(200, code, 5)).toMatchObject({
      text: '5',
      warning: expect.stringContaining('the format of this cell'),
    });
  });

  it('says that a date does not exist', () => {
    expect(shown(200, 'yyyy-mm-dd', -1)).toMatchObject({ text: '', problem: expect.stringContaining('###') });
    expect(shown(200, 'yyyy-mm-dd', 3e6)).toMatchObject({
      text: '',
      problem: expect.stringContaining('###'),
    });
  });
});

describe(generalText, () => {
  it.each([
    [1e-7, '1E-07'],
    [1e20, '1E+20'],
    [1.5e21, '1.5E+21'],
    [-1234567890123456, '-1.23456789012346E+15'],
    [-0.5, '-0.5'],
  ])('writes %p as Excel does', (number, text) => {
    expect(generalText(number)).toBe(text);
  });
});
