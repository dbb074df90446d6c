import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineChart, niceCeiling } from './chart.ts';
import { usageSummary } from '../shared/process-watch.ts';
import { Recorder } from './recorder.ts';
import { reportHtml } from './report.ts';

describe('niceCeiling', () => {
  it('is the next round number', () => {
    assert.deepEqual([0, 0.7, 1, 1.1, 2.2, 26, 99, 101].map(niceCeiling), [1, 1, 1, 2, 2.5, 50, 100, 200]);
  });
});

describe('lineChart', () => {
  it('draws a line for many points, a dot for one, and nothing for none', () => {
    const chart = lineChart('Calls', 'a second', [
      {
        name: 'save',
        points: [
          [0, 1],
          [1, 2],
        ],
      },
      { name: 'start', points: [[0, 1]] },
      { name: 'submit', points: [] },
    ]);
    assert.equal(chart.match(/<circle/g)?.length, 1);
    assert.doesNotMatch(chart, /NaN|Infinity|undefined/);
  });
});

describe('reportHtml', () => {
  const recorder = new Recorder();
  recorder.took('save', 1000);
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
    recorder,
    usages: [{ name: 'exams', samples: [{ at: 1, cpu: 20, rss: 100 }] }],
    marks: [{ at: 1, name: 'exams' }],
  });

  it('stands by itself: nothing in it is loaded from elsewhere', () => {
    assert.doesNotMatch(html, /<script|(?:src|href)=|@import|url\(/);
  });

  it('shows what it is told as text', () => {
    assert.match(html, /&#60;script&#62;alert/);
  });
});

describe('usageSummary', () => {
  it('has the mean and the peak', () => {
    const samples = [
      { at: 1, cpu: 10, rss: 100 },
      { at: 2, cpu: 30, rss: 150 },
    ];
    assert.deepEqual(usageSummary({ name: 'exams', samples }), {
      name: 'exams',
      cpuMean: 20,
      cpuPeak: 30,
      rssPeak: 150,
    });
  });
});
