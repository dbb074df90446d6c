import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plannedText, releasedText } from './release-report.ts';

const RELEASED = {
  version: '1.1.0',
  commit: 'c0',
  branch: 'main',
  folder: '/r/dist/release/1.1.0',
  images: [],
};
const text = 'Compatibility level: 1. Upgrade by a rolling update.';

describe('releasedText', () => {
  it('names the tag, the images and the files that must be pushed', () => {
    const images = [{ name: 'concord/exams:1.1.0', digest: 'sha256:ab' }];
    const lines = releasedText({ ...RELEASED, images }).split('\n');
    for (const line of [
      'git push origin main v1.1.0',
      'docker push concord/exams:1.1.0',
      `the files in ${RELEASED.folder}`,
    ])
      assert.ok(lines.includes(`  ${line}`), line);
  });

  it('says why there are no images, and pushes none', () => {
    const lacking = releasedText({ ...RELEASED, unbuilt: 'no-docker' });
    assert.match(lacking, /^No images were built \(no docker daemon answers here\)\./);
    assert.doesNotMatch(lacking, /docker push/);
    assert.match(releasedText({ ...RELEASED, unbuilt: 'unwanted' }), /\(--no-images\)/);
  });
});

describe('plannedText', () => {
  it('shows version, entry and images', () => {
    const next = { entry: { version: '1.1.0', level: 1, text }, commit: 'c0' };
    const planned = plannedText(next, ['gateway']);
    for (const part of ['Would release 1.1.0', text, 'v1.1.0', 'Would build concord/gateway:1.1.0.'])
      assert.ok(planned.includes(part), part);
    assert.doesNotMatch(plannedText(next, []), /Would build/);
  });
});
