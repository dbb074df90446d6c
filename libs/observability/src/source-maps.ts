import { setSourceMapsSupport } from 'node:module';

// Maps of packages would take 10 MB of each process; those of the product are what traces of errors need.
if (process.sourceMapsEnabled) setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
