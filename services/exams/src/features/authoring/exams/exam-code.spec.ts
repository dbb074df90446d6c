import { makeExamCode } from './exam-code';

describe('makeExamCode', () => {
  it.each([
    ['Peace Education', /^PE-\d{4}$/],
    ['conflict, mediation & the law of nations', /^CMTL-\d{4}$/],
    ['École Élémentaire', /^EE-\d{4}$/],
    ['2026 Diet', /^2D-\d{4}$/],
    ['和平', /^EX-\d{4}$/],
    ['   ', /^EX-\d{4}$/],
  ])('%s', (title, code) => {
    expect(makeExamCode(title)).toMatch(code);
  });

  it('has more digits after several tries', () => {
    expect(makeExamCode('Peace', 12)).toMatch(/^P-\d{8}$/);
  });
});
