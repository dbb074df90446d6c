import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { axisMaximum, reportHtml } from './html-report.ts';

describe('axisMaximum', () => {
  it('is the next round number', () => {
    assert.deepEqual([0, 0.7, 1, 1.1, 2.2, 26, 99, 101].map(axisMaximum), [1, 1, 1, 2, 2.5, 50, 100, 200]);
  });
});

describe('reportHtml', () => {
  const html = reportHtml({
    title: 'A hall',
    facts: ['<script>alert(1)</script>'],
    goals: [{ text: 'holds', holds: true }],
    tables: [
      [
        ['', 'count'],
        ['save', 1],
      ],
    ],
    charts: [
      {
        title: 'Calls',
        unit: 'a second',
        lines: [
          {
            name: 'save',
            points: [
              [0, 1],
              [1, 2],
            ],
          },
          { name: 'start', points: [[0, 1]] },
          { name: 'submit', points: [] },
        ],
        marks: [{ at: 1, name: 'exams' }],
      },
    ],
  });

  it('draws a line for many points or for one, and none for none', () => {
    assert.equal(html.match(/<path/g)?.length, 2);
    assert.doesNotMatch(html, /NaN|Infinity|undefined/);
  });

  it('stands alone: nothing in it is loaded from elsewhere', () => {
    assert.doesNotMatch(html, /<script|(?:src|href)=|@import|url\(/);
  });

  it('shows what it is told as text', () => assert.match(html, /&#60;script&#62;alert/));
});
