import { recordFailedScript } from '../remotes/failed-scripts';
import { integrityOf } from '../integrity/integrity-of';

const { prototype } = HTMLScriptElement;
const src = Object.getOwnPropertyDescriptor(prototype, 'src');

// Intercepts the property by which webpack and the federation runtime load scripts, so that the
// browser runs only files that match the hash in their name.
Object.defineProperty(prototype, 'src', {
  ...src,
  set(this: HTMLScriptElement, address: string) {
    const integrity = integrityOf(address);
    if (integrity) {
      this.integrity = integrity;
      this.addEventListener('error', () => recordFailedScript(address, integrity));
    }
    src?.set?.call(this, address);
  },
});
