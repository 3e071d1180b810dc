/** Why the server cannot start, explained for an operator: shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
