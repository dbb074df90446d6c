import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportHtml } from './report.ts';

describe('reportHtml', () => {
  const html = reportHtml({
    title: 'A hall',
    facts: ['<script>alert(1)</script>'],
    goals: [{ text: 'holds', holds: true }],
    tables: [[['save', 1]]],
    charts: [
      {
        title: 'Calls',
        lines: [
          { name: 'save', points: Array.from({ length: 2 }, (_, index) => [index * 20, index * 40]) },
          { name: 'submit', points: [] },
        ],
        marks: [{ at: 10, name: 'exams' }],
      },
    ],
  });

  it('draws each line to the size of the chart', () => {
    assert.match(html, /points="0\.0,240\.0 860\.0,0\.0"/);
    assert.match(html, /<line x1="430\.0"/);
    assert.doesNotMatch(html, /NaN|Infinity|undefined/);
  });

  it('stands alone: nothing in it is loaded from elsewhere', () => {
    assert.doesNotMatch(html, /<script|(?:src|href)=|@import|url\(/);
  });

  it('shows what it is told as text', () => assert.match(html, /&#60;script&#62;alert/));
});
