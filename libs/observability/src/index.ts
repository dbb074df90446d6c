// Must come first, because it affects modules loaded after it.
import './source-maps';

export { definedMetrics } from './defined-metrics';
export { HttpMetrics, UNKNOWN_CALL } from './http-metrics';
export { identityOf, type ProcessIdentity } from './identity';
export { IdleCollector } from './idle-collector';
export { counter, gauge, histogram } from './metrics';
export { observe } from './observe';
export { atScrape, scrape } from './scrape';
export { inSpan, isTracing, ServerSpan, type TraceHeaders, traceIdNow } from './spans';
export { storeErrors } from './store-metrics';
