import './no-eval';

/** Ends the task that is running, so that the browser can paint and answer before the next. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** All of this is in the one file that is here already; run in one go it would hold up a cheap phone for long. */
const STEPS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@concord/mfe'),
  () => import(/* webpackMode: "eager" */ '@concord/ui'),
  () => import(/* webpackMode: "eager" */ '@concord/api-client'),
  () => import(/* webpackMode: "eager" */ './start'),
];

async function run() {
  for (const step of STEPS) {
    await step();
    await nextTask();
  }
}

void run();
