import styled from 'styled-components'
import type { ListEntry, ListEntryKind } from '../../content/cms/documentLists'
import { endAttributes } from '../../content/events/eventTime'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { dayIn, formatDay, formatMonth } from '../../core/i18n/formatDay'
import { formatMinutes } from '../../core/i18n/formatDuration'
import { formatMoment } from '../../core/i18n/formatTime'
import { Badge } from '../components/Badge'
import { BookCover } from '../components/BookCover'
import { ExampleLabel } from '../components/ExampleLabel'
import { Heading } from '../components/Heading'
import { Link } from '../components/Link'
import { ResultFigure } from '../components/ResultFigure'
import { media } from '../theme/tokens'
import { valuesOf } from './filtersOf'
import { entryAttributes, featuredAttributes, openedAttributes, type OpenedKind } from './listElement'

/** An entry as its card shows it: a document, or what an editor has written. */
export type CardEntry = Omit<ListEntry, 'kind' | 'path'> & {
  href?: string
  target?: string | undefined
  /** Names of what it is filed under. */
  badges?: readonly string[]
  opens?: OpenedKind
  /** The letters of its tile. */
  monogram?: string
  /** What its link leads to, where the title does not say it. */
  more?: string
  /** It stands above the list. */
  featured?: boolean
  /** The drawn portrait of the person whom it quotes; a page without one does not load the portraits. */
  face?: JSX.Element | undefined
}

/** What opening an entry of a kind is reported as; cases and integrations are pages like others. */
const openedKinds: Partial<Record<ListEntryKind, OpenedKind>> = {
  ebook: 'resource',
  recording: 'resource',
  webinar: 'webinar',
  event: 'event',
  partner: 'partner',
}

/** The letters that stand for a system: the capitals of its name, one of several in a row. `QuickBooks` → `QB`, `DATEV` → `D` */
export const monogramOf = (name: string): string =>
  (name.replace(/\(.*/, '').match(/(?<!\p{Lu})\p{Lu}/gu) ?? [name.charAt(0).toUpperCase()])
    .slice(0, 2)
    .join('')

/** The entry of a document. */
export const documentEntry = ({ kind, path, ...entry }: ListEntry): CardEntry => ({
  ...entry,
  href: path,
  ...(kind === 'integration' && { monogram: monogramOf(entry.title) }),
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

/** An entry with a picture of its own, a cover or a date: that stands beside the text. */
const PicturedItem = styled(Item)`
  flex-direction: row;
  gap: var(--space-20);

  & > :first-child {
    flex: none;
  }
`

/** The cover beside the text on a phone, above it where cards stand in a row. */
const BookItem = styled(PicturedItem)`
  --cover-size: 0.6875rem;

  & > :first-child {
    align-self: flex-start;
    width: 10.3em;
    margin: 0;
  }

  ${media.sm} {
    --cover-size: var(--font-size-20);
    flex-direction: column;

    & > :first-child {
      align-self: center;
    }
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-12);
  min-width: 0;
`

const Monogram = styled.span`
  display: grid;
  align-self: flex-start;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  background: var(--colour-tint);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-control);
  font-size: var(--font-size-20);
  font-weight: 700;
  letter-spacing: 0.02em;
`

const More = styled.p`
  margin-block-start: auto;
  padding-block-start: var(--space-8);
  color: var(--colour-accent);
  font-weight: 600;
`

const DateTile = styled.p`
  align-self: flex-start;
  width: 4.5rem;
  padding: var(--space-12) var(--space-4);
  background: var(--colour-accent-soft);
  border-block-start: 4px solid var(--colour-coral);
  border-radius: var(--radius-small);
  color: var(--colour-accent-strong);
  font-size: var(--font-size-14);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;

  & > b {
    display: block;
    font-size: var(--font-size-32);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
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

  /* A dot ends a line and begins none. */
  & > span:not(:last-child)::after {
    content: '\\00a0· ';
  }
`

const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`

/** What it is filed under, and a face at the end of the line. */
const FacedBadges = styled.div`
  display: flex;
  gap: var(--space-12);
  align-items: start;
  justify-content: space-between;

  & > :last-child {
    flex: none;
    width: 3.5rem;
  }
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

/** The first entry across the width, the others below it, without one alone in its row. */
export const LeadingGrid = styled(EntryGrid)`
  ${media.md} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > li {
      grid-column: span 2;
    }

    & > :nth-child(3n + 2):nth-last-child(2),
    & > :nth-child(3n):last-child {
      grid-column: span 3;
    }

    & > :nth-child(3n + 2):last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.sm} {
    & > :first-child {
      --cover-size: var(--font-size-28);
      grid-column: 1 / -1;
      flex-direction: row;
      gap: var(--space-40);
      align-items: center;
      padding: var(--space-40);
      background: var(--colour-tint);
    }

    & > :first-child > p:first-child {
      width: 8rem;
      padding-block: var(--space-24);
      font-size: var(--font-size-20);

      & > b {
        font-size: 4rem;
      }
    }

    & > :first-child :is(h2, h3, h4) {
      font-size: var(--font-size-28);
    }
  }
`

type EntryCardProps = { entry: CardEntry; headingLevel: 2 | 3 | 4 }

/** The day of a moment large, its month above it. */
function dateWords(starts: string, timeZone = 'UTC', htmlLang: string) {
  const day = dayIn(starts, timeZone)
  return (
    <>
      <span>{formatMonth(day, htmlLang, 'short')}</span> <b>{Number(day.slice(-2))}</b>
    </>
  )
}

/** One entry of a list. An entry with an end goes when that has come. */
export function EntryCard({ entry, headingLevel }: EntryCardProps) {
  const { htmlLang } = useLocale()
  const { page_count, recorded_on } = useStrings()
  const {
    title,
    href,
    target,
    text,
    label,
    result,
    badges = [],
    example,
    facets,
    opens,
    ends,
    starts,
    day,
  } = entry
  const pages = entry.pages ? fill(page_count, { count: String(entry.pages) }) : undefined
  const facts = [pages, entry.minutes && formatMinutes(entry.minutes, htmlLang), entry.place].filter(Boolean)
  const picture = entry.cover ? (
    <BookCover {...entry.cover} pages={pages} loading="lazy" />
  ) : entry.monogram ? (
    <Monogram aria-hidden="true">{entry.monogram}</Monogram>
  ) : (
    starts && <DateTile aria-hidden="true">{dateWords(starts, entry.timeZone, htmlLang)}</DateTile>
  )
  const filed = (badges.length > 0 || example) && (
    <Badges>
      {badges.map((badge) => (
        <Badge key={badge}>{badge}</Badge>
      ))}
      {example && <ExampleLabel />}
    </Badges>
  )
  const words = (
    <>
      {entry.face ? (
        <FacedBadges>
          {filed || <span />}
          {entry.face}
        </FacedBadges>
      ) : (
        filed
      )}
      {label && <Label>{label}</Label>}
      {result && <ResultFigure result={result} />}
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
      {entry.moves && (
        <Facts>
          {entry.moves.map((one) => (
            <span key={one}>{one}</span>
          ))}
        </Facts>
      )}
      {href && entry.more && <More aria-hidden="true">{`${entry.more} →`}</More>}
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
    </>
  )
  const attributes = {
    ...entryAttributes(valuesOf(facets)),
    ...(ends ? endAttributes(ends) : {}),
    ...(entry.featured ? featuredAttributes : {}),
  }
  if (!picture) return <Item {...attributes}>{words}</Item>
  const Pictured = entry.cover ? BookItem : PicturedItem
  return (
    <Pictured {...attributes}>
      {picture}
      <Words>{words}</Words>
    </Pictured>
  )
}
