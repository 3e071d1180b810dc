/**
 * The packages on whose inside this site depends, in the versions with which that was tested. Before another version is
 * named here: the unit tests of this folder, a build with `npm run check:site`, and `npm run publisher -- --verify-every`
 * without a difference.
 */
export const testedVersions = {
  gatsby: '5.16.1',
  'gatsby-plugin-styled-components': '6.16.0',
  'styled-components': '6.6.0',
  'babel-plugin-styled-components': '2.4.0',
  '@gatsbyjs/reach-router': '2.0.1',
} as const
