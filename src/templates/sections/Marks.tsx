import styled from 'styled-components'
import { Badge } from '../../design/components/Badge'
import { ExampleLabel } from '../../design/components/ExampleLabel'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`

type MarksProps = { kind?: string | null | undefined; example?: boolean | undefined }

/** What a story is filed under, and whether it is an example; nothing without either. */
export function Marks({ kind, example }: MarksProps) {
  if (!kind && !example) return null
  return (
    <Root>
      {kind ? <Badge>{kind}</Badge> : null}
      {example ? <ExampleLabel /> : null}
    </Root>
  )
}
