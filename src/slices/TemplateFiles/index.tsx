import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { useTemplate, useToolWords } from '../../content/site/RelatedDataContext'
import { useLocale } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { formatFileSize } from '../../core/i18n/formatFileSize'
import { buttonClass } from '../../design/components/Button/style'
import { Link } from '../../design/components/Link'
import { Stack } from '../../design/components/Stack'
import { Table } from '../../design/components/Table'
import { media } from '../../design/theme/tokens'
import { isTemplateName, templatePicturePath } from '../../tools/templateFiles/model/templateNames'
import { templatePageWordKeys } from '../../tools/templateFiles/model/wordKeys'
import { wordsFor } from '../../tools/words/model/wordsFor'
import { Note } from '../Note'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

const Downloads = styled.ul`
  display: grid;
  gap: var(--space-16);
  list-style: none;

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The first page of the file, beside its downloads. */
const Offer = styled.div`
  display: grid;
  gap: var(--space-24);

  & > img {
    width: min(100%, 17.5rem);
    aspect-ratio: 4 / 3;
    object-fit: cover;
    object-position: 50% 0;
    background: var(--colour-surface);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius-card);
  }

  ${media.md} {
    grid-template-columns: 17.5rem minmax(0, 1fr);
    align-items: center;
  }
`

const File = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-16) var(--space-20);
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
`

/** A sheet of paper with its corner folded, and the type of the file on it. */
const Sheet = styled.span`
  display: grid;
  place-items: end center;
  width: 3.5rem;
  height: 4.5rem;
  padding-block-end: var(--space-12);
  background: var(--colour-accent-soft);
  border-radius: var(--space-8);
  clip-path: polygon(0 0, 70% 0, 100% 23%, 100% 100%, 0 100%);
  color: var(--colour-accent-strong);
  font-size: var(--font-size-14);
  font-weight: 700;
`

const About = styled.div`
  display: grid;
  gap: var(--space-12);
  justify-items: start;

  & p {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
    font-variant-numeric: tabular-nums;
  }
`

/** A free template: its files, and what is in them. The files are plain links; they need no application. */
export default function TemplateFiles({ slice: { primary } }: SliceProps<Content.TemplateFilesSlice>) {
  const { htmlLang, urlCode } = useLocale()
  const words = wordsFor(useToolWords('template-files'), templatePageWordKeys)
  const template = useTemplate(primary.template ?? '')
  if (!template) return null
  const { title, columns, files } = template
  return (
    <SliceSection title={primary.title} lead={words.works_with} id="download">
      <Stack gap="l">
        <Offer>
          {isTemplateName(primary.template) && (
            <img src={templatePicturePath(urlCode, primary.template)} alt="" width={560} height={420} />
          )}
          <Downloads role="list">
            {files.map(({ type, path, size }, index) => (
              <File key={type}>
                <Sheet aria-hidden="true">{type.toUpperCase()}</Sheet>
                <About>
                  <Link
                    to={path}
                    raw
                    download={`${title}.${type}`}
                    className={buttonClass(index === 0 ? 'primary' : 'secondary')}
                  >
                    {type === 'xlsx' ? words.download_xlsx : words.download_pdf}
                  </Link>
                  <p>
                    {fill(words.file_size, {
                      type: type.toUpperCase(),
                      size: formatFileSize(size, htmlLang),
                    })}
                  </p>
                </About>
              </File>
            ))}
          </Downloads>
        </Offer>
        <Stack gap="s">
          <Table
            caption={words.inside}

            head={[words.column, words.holds, words.filled_by]}
            rows={columns.map((column) => [
              column.title,
              column.holds,
              column.by === 'you' ? words.by_you : words.by_formula,
            ])}
          />
          <Note>{words.hint}</Note>
        </Stack>
      </Stack>
    </SliceSection>
  )
}
