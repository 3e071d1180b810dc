/** Why the publisher cannot start or continue, explained for an operator: shown without a stack. */
export class PublisherError extends Error {
  override readonly name = 'PublisherError'
}
