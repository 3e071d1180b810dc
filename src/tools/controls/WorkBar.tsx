import { useEffect, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { Button } from '../../design/components/Button'
import { CopyField } from '../../design/components/CopyField'
import { LoadingDots } from '../../design/components/LoadingDots'
import { saveFile } from '../download/saveFile'
import type { ToolWork } from '../savedWork/useToolWork'
import { loadShareLink } from '../shareLink/loadShareLink'
import { useCommonWords } from '../words/CommonWordsContext'
import { Actions, Notice } from './layout'
import { useFetchAhead } from './useFetchAhead'

const Status = styled.p`
  flex: 1 1 12rem;
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

/** They stay beside each other, below the status where there is no room beside it. */
const WorkButtons = styled(Actions)`
  gap: var(--space-12) var(--space-4);
`

/** The button goes away with what it does, so the focus moves to an element that stays. */
const thenFocus = (target: RefObject<HTMLElement | null>, act: () => void) => (): void => {
  act()
  target.current?.focus()
}

/** What is said of what can be undone. */
const wordOf = { removal: 'deleted', replacement: 'replaced', newStart: 'started_anew' } as const

type WorkBarProps<Work extends object> = {
  work: ToolWork<Work>
  /** What a link shares, without what should not be in an address; sharing is not offered without it. */
  toShare?: (work: Work) => object
  /** Called when a link was made. */
  onShare?: () => void
}

/**
 * Whether the work of a tool is saved, with what can be done with it as a whole: share it by a link, delete it, undo that.
 * Shared work is not the visitor's to delete: `WorkNotices` offers to leave it.
 */
export function WorkBar<Work extends object>({ work, toShare, onShare }: WorkBarProps<Work>) {
  const words = useCommonWords()
  const [link, setLink] = useState<string | 'too long' | 'not loaded'>()
  const [isSharing, setIsSharing] = useState(false)
  const linkedWork = useRef<Work>()
  const statusRef = useRef<HTMLParagraphElement>(null)
  // A link shows the work as it was when it was made.
  useEffect(() => {
    if (linkedWork.current !== work.work) setLink(undefined)
  }, [work.work])
  const current = useRef(work.work)
  current.current = work.work
  useFetchAhead(() => (toShare ? loadShareLink() : Promise.resolve()))
  const share = (): void => {
    if (!toShare || isSharing) return
    setIsSharing(true)
    loadShareLink()
      .then(
        ({ shareHash }) => {
          const shared = current.current
          const hash = shareHash(toShare(shared))
          const { origin, pathname } = window.location
          linkedWork.current = shared
          setLink(hash ? origin + pathname + hash : 'too long')
          onShare?.()
        },
        (error: unknown) => {
          linkedWork.current = current.current
          setLink('not loaded')
          if (navigator.onLine) reportError(error)
        },
      )
      .finally(() => setIsSharing(false))
  }
  const done = work.undoes && words[wordOf[work.undoes]]
  const saved = work.stored === 'saved' ? words.saved : ''
  // What took the place of the work may itself not be saved: both are said.
  const problem =
    work.stored === 'full' ? words.not_saved_full : work.stored === 'blocked' ? words.not_saved_blocked : ''
  return (
    <>
      <Actions>
        <Status role="status" ref={statusRef} tabIndex={-1}>
          {done ? [done, problem].filter(Boolean).join(' ') : problem || saved}
        </Status>
        <WorkButtons>
          {work.undo ? (
            <Button variant="quiet" onClick={thenFocus(statusRef, work.undo)}>
              {words.undo}
            </Button>
          ) : null}
          {toShare ? (
            <Button
              variant="secondary"
              onClick={share}
              aria-busy={isSharing || undefined}
              data-replay="share"
            >
              {words.share}
              {isSharing ? <LoadingDots label={words.loading} /> : null}
            </Button>
          ) : null}
          {work.shared === 'shown' ? null : (
            <Button variant="quiet" onClick={work.remove} data-replay="delete">
              {words.delete_work}
            </Button>
          )}
        </WorkButtons>
      </Actions>
      {link === 'too long' || link === 'not loaded' ? (
        <Notice $tone="problem" role="alert">
          <p>{link === 'too long' ? words.share_too_long : words.not_loaded}</p>
        </Notice>
      ) : link ? (
        <Notice>
          <CopyField
            label={words.share_text}
            value={link}
            copyLabel={words.copy_link}
            copiedLabel={words.link_copied}
          />
        </Notice>
      ) : null}
    </>
  )
}

const Notices = styled.div`
  display: grid;
  gap: var(--space-12);
  outline: none;

  &:empty {
    position: absolute;
  }
`

/** What a visitor has to know about the work that is shown: it was shared, its link is broken, or saved work cannot be read. */
export function WorkNotices<Work extends object>({ work, title }: { work: ToolWork<Work>; title: string }) {
  const words = useCommonWords()
  const { unreadable } = work
  const root = useRef<HTMLDivElement>(null)
  return (
    <Notices ref={root} tabIndex={-1}>
      {work.shared === 'shown' ? (
        <Notice role="status">
          <p>{words.shared_opened}</p>
          <Actions>
            <Button onClick={thenFocus(root, work.keepShared)}>{words.keep_shared}</Button>
            <Button variant="secondary" onClick={thenFocus(root, work.leaveShared)}>
              {words.leave_shared}
            </Button>
          </Actions>
        </Notice>
      ) : null}
      {work.shared === 'broken' ? (
        <Notice $tone="problem" role="alert">
          <p>{words.shared_broken}</p>
          <Actions>
            <Button variant="secondary" onClick={thenFocus(root, work.leaveShared)}>
              {words.close}
            </Button>
          </Actions>
        </Notice>
      ) : null}
      {work.shared === 'unread' ? (
        <Notice $tone="problem" role="alert">
          <p>{words.not_loaded}</p>
          <Actions>
            <Button variant="secondary" onClick={work.readShared}>
              {words.try_again}
            </Button>
          </Actions>
        </Notice>
      ) : null}
      {unreadable !== undefined ? (
        <Notice $tone="problem" role="alert">
          <p>{words.saved_unreadable}</p>
          <Actions>
            <Button variant="secondary" onClick={() => saveFile(unreadable, 'json', title)}>
              {words.download_unreadable}
            </Button>
            <Button variant="quiet" onClick={thenFocus(root, work.deleteUnreadable)}>
              {words.delete_unreadable}
            </Button>
          </Actions>
        </Notice>
      ) : null}
    </Notices>
  )
}
