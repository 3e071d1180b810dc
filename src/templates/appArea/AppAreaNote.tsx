import styled from 'styled-components'

const Note = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/** Where the link to the web app leads: readers of a mail should know it before they press. Nothing without a text. */
export const AppAreaNote = ({ text }: { text: string | null | undefined }) =>
  text ? <Note>{text}</Note> : null
