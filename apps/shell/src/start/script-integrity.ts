import { recordFailedScript } from '../remotes/failed-scripts';
import { integrityOf } from '../integrity/integrity-of';

const { prototype } = HTMLScriptElement;
const src = Object.getOwnPropertyDescriptor(prototype, 'src');

// Intercepts this property, by which webpack's and the federation's runtimes load scripts. The
// browser then runs only files that match their name's hash.
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
