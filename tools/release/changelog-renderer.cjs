// Nx loads it for `nx release`, so it is no TypeScript. One entry of CHANGELOG.md, made from version plans.
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const read = (/** @type {string} */ file) => readFileSync(join(process.cwd(), file), 'utf8');

/** Way to replace the previous release, by the levels of both. */
function levelLine() {
  const level = Number(
    /COMPATIBILITY_LEVEL = (\d+)/.exec(read('libs/contracts/src/core/compatibility.ts'))?.[1],
  );
  const before = JSON.parse(read('libs/contracts/releases/last.json')).level;
  const [, last] = existsSync('CHANGELOG.md') ? (/^## (\S+)/m.exec(read('CHANGELOG.md')) ?? []) : [];
  const from = last ? ` from ${last}` : '';
  return level === before
    ? `Compatibility level: ${level}. Upgrade${from} by a rolling update.`
    : `Compatibility level: ${level}. Stop everything to upgrade${from}.`;
}

const SECTIONS = [
  { title: 'Before you upgrade', has: ({ isBreaking }) => isBreaking },
  { title: 'New', has: ({ type, isBreaking }) => type === 'feat' && !isBreaking },
  { title: 'Repaired', has: ({ type, isBreaking }) => type === 'fix' && !isBreaking },
];

/** The lines of a plan are one item, unless they are a list already. */
function itemOf(/** @type {string} */ description) {
  const text = description.trim();
  return text.startsWith('- ') ? text : `- ${text.replace(/\n(?=.)/g, '\n  ')}`;
}

module.exports = class ChangelogRenderer {
  constructor({ changes, changelogEntryVersion }) {
    this.changes = changes;
    this.version = changelogEntryVersion.replace(/^v/, '');
  }

  render() {
    const sections = SECTIONS.flatMap(({ title, has }) => {
      const items = this.changes.filter(has).map(({ description }) => itemOf(description));
      return items.length > 0 ? [`### ${title}`, items.join('\n')] : [];
    });
    const day = new Date().toISOString().slice(0, 10);
    return [`## ${this.version} (${day})`, levelLine(), ...sections].join('\n\n');
  }
};
