import styled from 'styled-components'

/**
 * The company card, 17 em wide, in pictures and in the demo: its brand, its number and whose it is. `--arc` is the colour of
 * its arc. One with the class `plastic` has a chip; a virtual one has none.
 */
export const CompanyCard = styled.div`
  position: relative;
  display: flex;
  overflow: hidden;
  flex-direction: column;
  justify-content: space-between;
  width: 17em;
  height: 10.7em;
  padding: 1.2em 1.4em;
  border-radius: 1.1em;
  background: var(--colour-night);
  color: var(--colour-sand);
  isolation: isolate;

  /* The chip. */
  &.plastic::after {
    content: '';
    position: absolute;
    inset: 1.4em 1.4em auto auto;
    width: 2.2em;
    height: 1.7em;
    border-radius: 0.4em;
    background:
      linear-gradient(rgb(18 49 42 / 35%), rgb(18 49 42 / 35%)) 50% / 1px 100% no-repeat,
      linear-gradient(rgb(18 49 42 / 35%), rgb(18 49 42 / 35%)) 50% / 100% 1px no-repeat,
      var(--colour-sand);
  }

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    right: -5em;
    bottom: -6em;
    width: 12em;
    height: 12em;
    border: 2.6em solid var(--arc, var(--colour-coral));
    border-radius: 50%;
    opacity: 0.85;
  }

  & > b {
    font-size: 1.25em;
    letter-spacing: -0.04em;
  }
`
