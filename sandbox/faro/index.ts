/** The public interface of the stand-in of a Faro collector. */
export { createFaro, type FaroReport, type FaroStandIn } from './app'
