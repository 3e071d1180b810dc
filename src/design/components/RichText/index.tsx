import type { RichTextField } from '@prismicio/client'
import { PrismicRichText, type JSXMapSerializer } from '@prismicio/react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { languageOfLabel } from '../../../content/cms/languageLabels'
import { linkOf } from '../../../content/cms/links'
import { Link } from '../Link'

/** Text styles of headings 2 to 6 in running text. */
export const headingStyles: Record<2 | 3 | 4 | 5 | 6, string> = {
  2: 'title-base',
  3: 'paragraph-large-medium',
  4: 'paragraph-large',
  5: 'paragraph-base',
  6: 'paragraph-base',
}

/** Its own styles, not those of the page: few pages have headings in running text. */
const TextHeading = styled.h2`
  &.title-base {
    font-size: var(--size-of-h2, var(--font-size-24));
    line-height: 1.2;
    letter-spacing: -0.015em;
  }

  &.paragraph-large-medium {
    font-size: var(--font-size-18);
    font-weight: 500;
    line-height: 1.5;
    letter-spacing: -0.005em;
  }

  &.paragraph-large {
    font-size: var(--font-size-18);
    font-weight: 400;
    line-height: 1.6;
    letter-spacing: 0;
  }
`

/** A text marked by an editor as `highlight`, `quote` or `small`. */
const Label = styled.span`
  &.label-highlight {
    font-weight: 600;
  }

  &.label-quote {
    font-style: italic;
  }

  &.label-small {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
  }
`

const heading = (level: 2 | 3 | 4 | 5 | 6) =>
  function HeadingInText({ children }: { children: ReactNode }) {
    return (
      <TextHeading as={`h${level}`} className={headingStyles[level]}>
        {children}
      </TextHeading>
    )
  }

const components: JSXMapSerializer = {
  // The template has the only h1 of the page.
  heading1: heading(2),
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  heading5: heading(5),
  heading6: heading(6),
  paragraph: ({ children }) => <p className="paragraph-base">{children}</p>,
  preformatted: ({ node }) => <pre>{node.text}</pre>,
  list: ({ children }) => <ul>{children}</ul>,
  oList: ({ children }) => <ol>{children}</ol>,
  listItem: ({ children }) => <li>{children}</li>,
  oListItem: ({ children }) => <li>{children}</li>,
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  label: ({ node, children }) => {
    const lang = languageOfLabel(node.data.label)
    if (lang) return <span lang={lang}>{children}</span>
    return <Label className={`label-${node.data.label}`}>{children}</Label>
  },
  hyperlink: ({ node, children }) => {
    const link = linkOf(node.data)
    return link ? (
      <Link to={link.href} target={link.target} raw>
        {children}
      </Link>
    ) : (
      <>{children}</>
    )
  },
  image: ({ node }) => {
    const picture = (
      <img
        src={node.url}
        alt={node.alt ?? ''}
        width={node.dimensions.width}
        height={node.dimensions.height}
        loading="lazy"
        decoding="async"
      />
    )
    const link = linkOf(node.linkTo)
    return (
      <figure>
        {link ? (
          <Link to={link.href} target={link.target} raw>
            {picture}
          </Link>
        ) : (
          picture
        )}
        {node.copyright ? <figcaption>{node.copyright}</figcaption> : null}
      </figure>
    )
  },
  // Pages load nothing from other hosts: an embed in running text is a link to its content.
  embed: ({ node }) => (
    <p className="paragraph-base">
      <a href={node.oembed.embed_url} rel="noopener">
        {node.oembed.title ?? node.oembed.embed_url}
      </a>
    </p>
  ),
}

/** True for a text of nothing but paragraphs, as most are. */
export const hasOnlyParagraphs = (field: RichTextField): boolean =>
  field.every(({ type }) => type === 'paragraph')

type RichTextProps = {
  field: RichTextField | null | undefined
  /** Wraps the text in quotation marks of the language. */
  quoted?: boolean
}

/** Rich text of a localized document with every block kind of Prismic; nothing for an empty field. */
export function RichText({ field, quoted = false }: RichTextProps) {
  if (!field || field.length === 0) return null
  const content = <PrismicRichText field={field} components={components} />
  return quoted ? <div className="quoted">{content}</div> : content
}
