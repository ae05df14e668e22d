export { createLog, type LogSettings } from "./log.js";
export {
  type CacheResult,
  countCacheRead,
  countRequest,
  type Figure,
  knownMethod,
  latency,
  showFigures,
  watchProcess,
} from "./metrics.js";
export { answerLive, answerReady, openPrivateServer } from "./private-server.js";
export { inRequestSpan, outgoingSpan, startTracing } from "./tracing.js";
