import { useEffect, useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import type { IndexedPage } from '../../content/site/pageIndex'
import { searchParameter } from '../../content/site/searchParameter'
import { useLocale } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { Button } from '../../design/components/Button'
import { Field } from '../../design/components/Field'
import { Link } from '../../design/components/Link'
import { useBrowserCode } from '../../design/hydration/browserCode'
import { media } from '../../design/theme/tokens'

export type PageSearchTexts = {
  /** Label of the field, and text of its button. */
  label: string
  button: string
  /** Above what was found, with `{words}`. */
  results: string
  /** When nothing was found, with `{words}`. */
  empty: string
}

const Root = styled.div`
  display: grid;
  gap: var(--space-20);
  width: 100%;
  max-width: 36rem;
  margin-inline: auto;
  text-align: start;
`

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-8);
`

/** As high as what is found mostly is, where something stands beside it; on a phone the hole would be half a screen. */
const Results = styled.div`
  ${media.md} {
    min-height: 13rem;
  }

  h2 {
    font-size: var(--font-size-18);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  ul {
    margin: var(--space-8) 0 0;
    padding: 0;
    list-style: none;
  }

  li + li {
    border-block-start: 1px solid var(--colour-line);
  }

  a {
    display: block;
    padding-block: var(--space-8);
    color: var(--colour-accent);
    font-weight: 500;
  }
`

/** The code that finds pages, which most not-found pages do not need: the server has searched. */
const loadSearch = () => import('./searchPages')

type Found = { words: string; pages: readonly IndexedPage[] }

/**
 * Offers the pages of the market that the words of a missing address may mean, and looks for others. The server of the site
 * writes what it finds into the page (server/notFoundPages.ts); on other hosts the browser looks for it. Without JavaScript the
 * field asks the server.
 */
export function PageSearch({ label, button, results, empty }: PageSearchTexts) {
  useBrowserCode()
  const { urlCode } = useLocale()
  const [found, setFound] = useState<Found>()
  /** What the visitor has looked for, which is announced; what is found for the address is not. */
  const [announced, setAnnounced] = useState('')
  const served = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (served.current?.firstChild) return undefined
    let isCurrent = true
    const asked = new URLSearchParams(window.location.search).get(searchParameter)
    void loadSearch()
      .then(({ searchAddress }) => searchAddress(asked, urlCode))
      .then(
        (result) => {
          if (isCurrent && result) setFound(result)
        },
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [urlCode])

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const words = String(new FormData(form).get(searchParameter) ?? '').trim()
    if (!words) return
    const searching = loadSearch().then(({ searchPages }) => searchPages(words, urlCode))
    void searching
      .catch(() => undefined)
      .then((pages) => {
        // The server may find what this browser cannot fetch.
        if (!pages) return form.submit()
        setFound({ words, pages })
        setAnnounced(
          pages.length > 0 ? `${fill(results, { words })} (${pages.length})` : fill(empty, { words }),
        )
        return undefined
      })
  }

  return (
    <Root>
      <Form role="search" method="get" onSubmit={onSubmit}>
        <Field
          label={label}
          name={searchParameter}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
        />
        <Button type="submit">{button}</Button>
      </Form>
      {found ? (
        <Results>
          {found.pages.length > 0 ? (
            <>
              <h2>{fill(results, { words: found.words })}</h2>
              <ul>
                {found.pages.map(({ path, name, title }) => (
                  <li key={path}>
                    <Link to={path}>{title ?? name}</Link>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>{fill(empty, { words: found.words })}</p>
          )}
        </Results>
      ) : (
        // React leaves what the server has written into it.
        <Results
          ref={served}
          data-page-search={results}
          data-empty={empty}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </Root>
  )
}
