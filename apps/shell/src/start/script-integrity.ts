import { noteFailure } from '../remotes/failed-scripts';
import { integrityOf } from '../integrity/integrity-of';

const { prototype } = HTMLScriptElement;
const src = Object.getOwnPropertyDescriptor(prototype, 'src');

// Webpack's runtimes, here and in remotes, and that of the federation load scripts by this property. The browser then
// runs only what the name says.
Object.defineProperty(prototype, 'src', {
  ...src,
  set(this: HTMLScriptElement, address: string) {
    const integrity = integrityOf(address);
    if (integrity) {
      this.integrity = integrity;
      this.addEventListener('error', () => noteFailure(address, integrity));
    }
    src?.set?.call(this, address);
  },
});
