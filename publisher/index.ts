/** The public interface of the publisher. */
export { PublisherError } from './publisherError'
export {
  startPublisher,
  type Publisher,
  type PublisherLog,
  type PublisherOptions,
  type PublisherStatus,
  type PublishResult,
  type Verification,
} from './publisher'
export { createReceiver } from './webhook'
export { differingFiles } from './compareSites'
