import styled from 'styled-components'
import type { ListEntry, ListEntryKind } from '../../content/cms/documentLists'
import { endAttributes } from '../../content/events/eventTime'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { formatDay } from '../../core/i18n/formatDay'
import { formatMinutes } from '../../core/i18n/formatDuration'
import { formatMoment } from '../../core/i18n/formatTime'
import { Badge } from '../components/Badge'
import { BookCover } from '../components/BookCover'
import { ExampleLabel } from '../components/ExampleLabel'
import { Heading } from '../components/Heading'
import { Link } from '../components/Link'
import { media } from '../theme/tokens'
import { valuesOf } from './filtersOf'
import { entryAttributes, openedAttributes, type OpenedKind } from './listElement'

/** An entry as its card shows it: a document, or what an editor has written. */
export type CardEntry = Omit<ListEntry, 'kind' | 'path'> & {
  href?: string
  target?: string | undefined
  /** Names of what it is filed under. */
  badges?: readonly string[]
  opens?: OpenedKind
}

/** What opening an entry of a kind is reported as; cases and integrations are pages like others. */
const openedKinds: Partial<Record<ListEntryKind, OpenedKind>> = {
  ebook: 'resource',
  recording: 'resource',
  webinar: 'webinar',
  event: 'event',
  partner: 'partner',
}

/** The entry of a document. */
export const documentEntry = ({ kind, path, ...entry }: ListEntry): CardEntry => ({
  ...entry,
  href: path,
  ...(openedKinds[kind] && { opens: openedKinds[kind] }),
})

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  min-width: 0;
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);

  &:hover:has(a) {
    border-color: var(--colour-accent);
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`

const Label = styled.p`
  color: var(--colour-label);
  font-size: var(--font-size-14);
  font-weight: 600;
`

const Text = styled.p`
  color: var(--colour-ink-muted);
`

const Facts = styled.p`
  margin-block-start: auto;
  padding-block-start: var(--space-8);
  font-size: var(--font-size-14);
  font-weight: 500;

  & > span + span::before {
    content: ' · ';
  }
`

const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`

/** Cards of one width, as many beside each other as there is room for. */
export const EntryGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-20);
  list-style: none;

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

type EntryCardProps = { entry: CardEntry; headingLevel: 2 | 3 | 4 }

/** One entry of a list. An entry with an end goes when that has come. */
export function EntryCard({ entry, headingLevel }: EntryCardProps) {
  const { htmlLang } = useLocale()
  const { page_count, recorded_on } = useStrings()
  const { title, href, target, text, label, badges = [], example, facets, opens, ends, starts, day } = entry
  const pages = entry.pages ? fill(page_count, { count: String(entry.pages) }) : undefined
  const facts = [pages, entry.minutes && formatMinutes(entry.minutes, htmlLang), entry.place].filter(Boolean)
  return (
    <Item {...entryAttributes(valuesOf(facets))} {...(ends ? endAttributes(ends) : {})}>
      {entry.cover && <BookCover title={entry.cover} pages={pages} picture={entry.picture} small />}
      {(badges.length > 0 || example) && (
        <Badges>
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
          {example && <ExampleLabel />}
        </Badges>
      )}
      {label && <Label>{label}</Label>}
      <Heading level={headingLevel} size="small">
        {href ? (
          <Link to={href} target={target} {...(opens ? openedAttributes(opens) : {})}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {text && <Text>{text}</Text>}
      {(starts || day || facts.length > 0) && (
        <Facts>
          {starts && (
            <span>
              <time dateTime={starts}>{formatMoment(starts, entry.timeZone ?? 'UTC', htmlLang)}</time>
            </span>
          )}
          {day && (
            <span>
              {opens ? <span>{`${recorded_on} `}</span> : null}
              <time dateTime={day}>{formatDay(day, htmlLang)}</time>
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
      )}
    </Item>
  )
}
