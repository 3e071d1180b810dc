import styled from 'styled-components'
import { IconButton, type IconAction } from '../../controls/IconButton'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: calc(var(--space-8) * -1);
`

type Tool = { action: IconAction; label: string; isOff?: boolean; onPress: () => void }

/** What can be done with a clause or a section, which is found again by its name (usePolicyEditing). */
export function ToolButtons({ name, tools }: { name: string; tools: readonly Tool[] }) {
  return (
    <Root data-tools={name}>
      {tools.map(({ action, label, isOff = false, onPress }) => (
        <IconButton key={action} action={action} label={label} disabled={isOff} onClick={onPress} />
      ))}
    </Root>
  )
}
