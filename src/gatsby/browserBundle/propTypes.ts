/** Takes the place of prop-types, with which Gatsby's components and styled-components' list what React checks in development. */
const type = (): null => null

const propTypes = { object: type, string: type, func: type, shape: () => type }

export default propTypes
