/** The public interface of the stand-in of LaunchDarkly. */
export { createLaunchDarkly, type FlagValues, type LaunchDarklyStandIn } from './app'
