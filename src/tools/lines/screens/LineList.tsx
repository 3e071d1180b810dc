import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { Actions, Notice } from '../../controls/layout'
import { useCommonWords } from '../../words/CommonWordsContext'
import type { Entry } from '../model/lineList'
import { PasteTable } from './PasteTable'
import { UndoNotice } from './UndoNotice'
import type { LineEditing } from './useLines'

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A file with a table can be dropped on it. */
const DropArea = styled.div`
  display: contents;
`

/** Takes no space while there is nothing to say, but stays known to assistive technology. */
const Said = styled.div`
  &:not(:has(> *)) {
    position: absolute;
  }
`

type LineListProps<Line extends Entry> = {
  editing: LineEditing<Line>
  label: string
  children: (line: Line, index: number) => ReactNode
  /** What is said of a list without lines. */
  empty?: ReactNode
  /** The buttons that add a line. */
  buttons: ReactNode
}

/** A list of lines, what is said of its last change, and what adds further lines. */
export function LineList<Line extends Entry>({
  editing,
  label,
  children,
  empty,
  buttons,
}: LineListProps<Line>) {
  const { lines, list, undoable, said } = editing
  const { not_loaded: notLoaded } = useCommonWords()
  const problem = said === 'notLoaded' ? notLoaded : said.isProblem ? said.text : ''
  // A removed line is said where it was.
  const place = undoable?.position === undefined ? -1 : Math.min(undoable.position, lines.length)
  const undoPlace = (index: number): ReactNode =>
    undoable && place === index ? (
      <li>
        <UndoNotice undoable={undoable} takesFocus />
      </li>
    ) : null
  return (
    <DropArea
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (!editing.dropFile(event.dataTransfer.files[0])) return
        event.preventDefault()
        // Not a picture for what is around the list.
        event.stopPropagation()
      }}
    >
      {lines.length === 0 ? empty : null}
      <List ref={list} role="list" aria-label={label}>
        {lines.map((line, index) => (
          <Fragment key={line.id}>
            {undoPlace(index)}
            {children(line, index)}
          </Fragment>
        ))}
        {undoPlace(lines.length)}
      </List>
      <Said role="status">
        {problem ? (
          <Notice $tone="problem">
            <p>{problem}</p>
          </Notice>
        ) : said !== 'notLoaded' && said.text ? (
          <span className="visually-hidden">{said.text}</span>
        ) : null}
        {undoable && place < 0 ? <UndoNotice undoable={undoable} /> : null}
      </Said>
      <Actions>
        {buttons}
        <PasteTable editing={editing} />
      </Actions>
    </DropArea>
  )
}
