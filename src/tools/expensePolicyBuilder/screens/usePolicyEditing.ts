import { useEffect, useRef, useState, type RefObject } from 'react'
import type { IconAction } from '../../controls/IconButton'
import { isFull, type Edits } from '../model/edits'

/** What is being written or chosen: a clause, the section that it moves to, a title, a new clause of a section, a new section. */
type Open = { kind: 'clause' | 'move' | 'title' | 'newClause' | 'newSection'; name: string }

/** The button that gets the focus once the policy is rendered again. */
type Focus = { name: string; action: IconAction | 'add' }

/** What was done to a clause or a section, for those who do not see it. */
type Said = { name: string; how: 'moved' | 'removed' }

/** A change of the text: the edits after it. */
export type EditUpdate = (edits: Edits) => Edits

/** The text of a policy while it is edited: which editor is open, where the focus goes next, what is said of a change. */
export type PolicyEditing = {
  isEditing: boolean
  isOpen: (kind: Open['kind'], name: string) => boolean
  open: (kind: Open['kind'], name: string) => void
  /** Closes the editor that is open and makes what was written in it, if anything, part of the policy. */
  close: (focus?: Focus, update?: EditUpdate, said?: Said) => void
  edit: (update: EditUpdate, focus?: Focus, said?: Said) => void
  said: Said | undefined
  /** What no more of can be added. */
  full: ReturnType<typeof isFull>
}

type PolicyEditingOptions = {
  edits: Edits
  root: RefObject<HTMLElement | null>
  isEditing: boolean
  onEdit: (update: EditUpdate) => void
}

export function usePolicyEditing({ edits, root, isEditing, onEdit }: PolicyEditingOptions): PolicyEditing {
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useState<Said>()
  const nextFocus = useRef<Focus>()

  useEffect(() => {
    if (!isEditing) setOpen(undefined)
  }, [isEditing])

  // React moves elements when their order changes, and the browser takes the focus from one that is moved.
  useEffect(() => {
    const focus = nextFocus.current
    if (!focus) return
    nextFocus.current = undefined
    const tools = root.current?.querySelector(`[data-tools="${focus.name}"]`)
    const button = tools?.querySelector<HTMLButtonElement>(`[data-action="${focus.action}"]:not(:disabled)`)
    const other = tools?.querySelector<HTMLButtonElement>('button:not(:disabled)')
    ;(button ?? other)?.focus()
  })

  return {
    isEditing,
    isOpen: (kind, name) => isEditing && open?.kind === kind && open.name === name,
    open: (kind, name) => setOpen({ kind, name }),
    close: (focus, update, what) => {
      setOpen(undefined)
      if (what) setSaid(what)
      nextFocus.current = focus
      if (update) onEdit(update)
    },
    edit: (update, focus, what) => {
      if (what) setSaid(what)
      nextFocus.current = focus
      onEdit(update)
    },
    said,
    full: isFull(edits),
  }
}
