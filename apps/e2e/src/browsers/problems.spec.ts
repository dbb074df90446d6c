import { expect } from '@playwright/test';
import { test } from './fixtures';

/** Runs in the page: causes one problem of each kind. */
function plant(): void {
  console.error('planted report', new Error('planted cause'));
  setTimeout(() => {
    throw new Error('planted exception');
  });
  document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/planted.png' }));
}

test('errors of a page and refused files are reported', async ({ tab }) => {
  await tab.open('/about');
  await tab.driver.evaluate(plant);
  let seen = '';
  const unseen = async () => {
    seen += (await tab.driver.takeProblems()).join('\n');
    return ['planted cause', 'planted exception', 'elsewhere.example'].filter((word) => !seen.includes(word));
  };
  await expect.poll(unseen).toEqual([]);
});
