import { numberInCode } from './number-in-code';

const NUMBER = 'CERT-2026-7KQ2M-XW9PD';

describe('numberInCode', () => {
  it.each([
    [`https://peace.example/certificate/${NUMBER}`, NUMBER],
    [`http://peace.example/certificate/${NUMBER}/`, NUMBER],
    [`https://peace.example/certificate?number=${NUMBER}`, NUMBER],
    ['https://peace.example/certificate?number=CN-000123', 'CN-000123'],
    [`https://peace.example/certificate/${NUMBER.toLowerCase()}`, NUMBER],
    [NUMBER, NUMBER],
    ['cert 2026 7kq2m xw9pd', NUMBER],
    [`https://evil.example/certificate/${NUMBER}`, undefined],
    [`https://peace.example.evil.example/certificate/${NUMBER}`, undefined],
    [`https://peace.example@evil.example/certificate/${NUMBER}`, undefined],
    [`ftp://peace.example/certificate/${NUMBER}`, undefined],
    ['https://peace.example/certificate', undefined],
    ['https://peace.example/certificate/%3Cscript%3E', undefined],
    ['https://peace.example/certificate/%zz', undefined],
    [`https://peace.example/gallery/${NUMBER}`, undefined],
    ['javascript:alert(1)', undefined],
    ['CN-000123', undefined],
    ['WIFI:S:hall;T:WPA;P:secret;;', undefined],
    ['', undefined],
  ])('finds in %s the number %s', (text, number) => expect(numberInCode(text, 'peace.example')).toBe(number));
});
