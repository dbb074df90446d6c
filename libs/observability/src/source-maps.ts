import { setSourceMapsSupport } from 'node:module';

// Maps of packages would take 10 MB per process; stack traces need only the product's.
if (process.sourceMapsEnabled) setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
