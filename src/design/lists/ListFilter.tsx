import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import styled, { css } from 'styled-components'
import { useLocale } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import type { Surface } from '../../visitor/analytics/catalogue'
import { Button } from '../components/Button'
import { Field } from '../components/Field'
import { LineDrawing } from '../components/Icon/LineDrawing'
import { Island } from '../hydration/Island'
import { searchPath } from '../theme/icons/searchPath'
import { filterList } from './listElement'
import {
  everything,
  isEverything,
  listSearch,
  queryKey,
  queryLimit,
  readListState,
  withChoice,
  type Filter,
  type ListState,
} from './listState'

/** The sentences of a filtered list, as its document has them. */
export type ListTexts = {
  /** Label of the search field; without it nothing can be searched. */
  search?: string | null
  /** The choice that takes a filter back. */
  all?: string | null
  /** `{shown} of {total}` */
  count?: string | null
  /** `{count} more`, while an entry stands above the list. */
  more?: string | null
  /** When nothing is found. */
  empty?: string | null
  reset?: string | null
}

export type ListFilterProps = {
  /** Id of the element with the entries. */
  listId: string
  /** Number of entries. */
  total: number
  /** How many of them stand above the list while nothing is chosen. */
  featured?: number
  filters: readonly Filter[]
  texts: ListTexts
  /** The filter by whose values the list has sections, to which its choices lead without a script. */
  groupedBy?: string
  surface: Surface
}

const Root = styled.div`
  display: grid;
  gap: var(--space-20);
`

/** Can do nothing without a script, so it is not there then. */
const needsScript = css`
  @media (scripting: none) {
    display: none;
  }
`

const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-8);
  max-width: 26rem;
  ${needsScript}
`

const Choices = styled.div<{ $needsScript: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-8) var(--space-16);
  ${({ $needsScript }) => ($needsScript ? needsScript : '')}
`

const ChoiceList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  list-style: none;
`

const Name = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  font-weight: 600;
`

const Choice = styled.a`
  display: inline-block;
  padding: var(--space-8) var(--space-16);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-pill);
  color: var(--colour-ink);
  font-size: var(--font-size-16);
  line-height: 1.5;
  text-decoration: none;

  &:hover {
    border-color: var(--colour-accent);
    color: var(--colour-accent);
  }

  &[aria-current] {
    background: var(--colour-accent);
    border-color: var(--colour-accent);
    color: var(--colour-on-accent);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`

const Count = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
  ${needsScript}
`

const Empty = styled.div`
  display: grid;
  gap: var(--space-16);
  justify-items: start;
  padding: var(--space-32);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-card);
`

/** Time in ms after the last key until address and announcement follow: a screen reader announces one result, not one per letter. */
const typingPause = 300

/**
 * The controls of a list whose entries are all in the HTML. Links, so that a choice can be opened in a new tab; without
 * a script they lead to the sections of the list, and what could do nothing is not shown. The application filters in
 * place and keeps the state in the address.
 */
export function ListFilter(props: ListFilterProps) {
  return (
    <Island name="list-filter" props={props}>
      <LiveListFilter {...props} />
    </Island>
  )
}

/** The controls themselves, hydrated on their own when the application has started. */
export function LiveListFilter({
  listId,
  total,
  featured = 0,
  filters,
  texts,
  groupedBy,
  surface,
}: ListFilterProps) {
  const { htmlLang } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const writing = useRef<ReturnType<typeof setTimeout>>()
  const [state, setState] = useState(everything)
  const [shown, setShown] = useState(total - featured)
  const [announced, setAnnounced] = useState({ shown: total - featured, total, all: true })
  const hasSearch = Boolean(texts.search)

  const input = (): HTMLInputElement | null => root.current?.querySelector('input[type=search]') ?? null

  useEffect(() => {
    const read = (): void => {
      const wanted = readListState(window.location.search, { filters, hasSearch })
      const field = input()
      // What was typed before the application came is wanted too.
      const query = wanted.query || field?.value || ''
      if (field && field.value !== query) field.value = query
      setState({ ...wanted, query })
    }
    const readAgain = (): void => {
      const field = input()
      if (field) field.value = ''
      read()
    }
    read()
    window.addEventListener('popstate', readAgain)
    return () => window.removeEventListener('popstate', readAgain)
    // The list is the same as long as its id is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [listId])

  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const count = filterList(list, state, htmlLang)
    setShown(count.shown)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnnounced({ ...count, all: isEverything(state) }), typingPause)
  }, [listId, state, htmlLang])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      clearTimeout(writing.current)
    },
    [],
  )

  const writeAddress = (next: ListState): void => {
    const { pathname, search } = window.location
    // The router keeps what it needs for going back in the state of the entry.
    window.history.replaceState(window.history.state, '', pathname + listSearch(next, search, filters))
  }
  const show = (next: ListState): void => {
    clearTimeout(writing.current)
    setState(next)
    writeAddress(next)
  }
  const choose = (event: MouseEvent, key: string, value: string | undefined): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show(withChoice(state, key, value))
  }
  const onType = (event: FormEvent<HTMLFormElement>): void => {
    if (!(event.target instanceof HTMLInputElement)) return
    const next = { ...state, query: event.target.value.slice(0, queryLimit) }
    setState(next)
    clearTimeout(writing.current)
    // Browsers limit how often the address may change.
    writing.current = setTimeout(() => writeAddress(next), typingPause)
  }
  const onReset = (): void => {
    const field = input()
    if (field) field.value = ''
    show(everything)
    // The button goes, and the focus must not go with it.
    ;(field ?? root.current?.querySelector('a'))?.focus()
  }

  return (
    <Root
      ref={root}
      // The bootstrap script reads it as a pattern of parameters (src/browser/bootstrap).
      data-filters={[...filters.map(({ key }) => key), ...(hasSearch ? [queryKey] : [])].join('|')}
    >
      {texts.search && (
        <SearchForm role="search" method="get" onInput={onType} onSubmit={(event) => event.preventDefault()}>
          <Field
            label={texts.search}
            name={queryKey}
            type="search"
            enterKeyHint="search"
            maxLength={queryLimit}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary" aria-label={texts.search}>
            <LineDrawing path={searchPath} />
          </Button>
        </SearchForm>
      )}
      {filters.map(({ key, label, options }) => (
        <Choices key={key} role="group" aria-label={label} $needsScript={groupedBy !== key}>
          <Name aria-hidden="true">{label}</Name>
          <ChoiceList role="list">
            {[{ value: undefined, text: texts.all ?? '' }, ...options].map(({ value, text }) => (
              <li key={value ?? ''}>
                <Choice
                  href={choiceAddress(key, value, groupedBy === key ? listId : undefined)}
                  aria-current={state.chosen[key] === value ? 'true' : undefined}
                  data-used={surface}
                  onClick={(event) => choose(event, key, value)}
                >
                  {text}
                </Choice>
              </li>
            ))}
          </ChoiceList>
        </Choices>
      ))}
      <Count role="status">
        {fill((announced.all && featured > 0 && texts.more) || (texts.count ?? ''), {
          count: String(announced.shown),
          shown: String(announced.shown),
          total: String(announced.total),
        })}
      </Count>
      {shown === 0 && !isEverything(state) && (
        <Empty>
          <p>{texts.empty}</p>
          <Button variant="secondary" data-used={surface} onClick={onReset}>
            {texts.reset}
          </Button>
        </Empty>
      )}
    </Root>
  )
}

/** Id of a section of a grouped list. */
export const sectionId = (listId: string, value: string): string => `${listId}-${value}`

/** The address of a choice as the server writes it: its query, and the section to which a page without script goes. */
function choiceAddress(key: string, value: string | undefined, listId: string | undefined): string {
  if (value === undefined) return listId ? `?#${listId}` : '?'
  const query = `?${new URLSearchParams({ [key]: value }).toString()}`
  return listId ? `${query}#${sectionId(listId, value)}` : query
}
