import './start/no-eval';
import './start/script-integrity';
import './start/trusted-types';

/** Ends the current task, so that the browser can paint and handle input. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Steps of the start, in separate tasks: a single one would block a slow phone. */
const STEPS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@concord/mfe'),
  () => import(/* webpackMode: "eager" */ '@concord/ui/theme'),
  () => import(/* webpackMode: "eager" */ '@concord/ui'),
  () => import(/* webpackMode: "eager" */ '@concord/api-client'),
  () => import(/* webpackMode: "eager" */ './start/start'),
];

async function run() {
  for (const step of STEPS) {
    await step();
    await nextTask();
  }
}

void run();
