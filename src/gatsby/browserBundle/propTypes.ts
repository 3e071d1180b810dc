/** Takes the place of prop-types, with which Gatsby and its plugins say what React checks in development. */
const type = (): null => null
const typeOf = () => type

const types = {
  bool: type,
  string: type,
  object: type,
  func: type,
  exact: typeOf,
  shape: typeOf,
  arrayOf: typeOf,
  oneOfType: typeOf,
}

export const { bool, string, object, func, exact, shape, arrayOf, oneOfType } = types

export default types
