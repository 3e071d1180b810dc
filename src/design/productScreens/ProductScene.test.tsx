/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { act, screen, waitFor } from '@testing-library/react'
import { locales } from '../../../locales.config'
import { readMarkets } from '../../content/cms/markets'
import { readProductScreens } from '../../content/cms/productScreens'
import { documentsOfType } from '../../content/cms/productScreens.fixture'
import { sceneNames, type SceneName } from '../../content/cms/sceneNames'
import { sceneWords, type RelatedSceneWords } from '../../content/cms/sceneWords'
import { renderInSite } from '../../content/site/site.fixture'
import { ProductScene } from './ProductScene'

const { productScreens } = readProductScreens(documentsOfType('product_screens'))
const { markets } = readMarkets(
  ['market', 'product_facts', 'product_plans'].flatMap(documentsOfType),
  locales,
)

const wordsIn = (
  urlCode: (typeof locales)[number]['urlCode'],
  names: readonly SceneName[],
): RelatedSceneWords => {
  const screens = productScreens.get(urlCode)
  const market = markets.get(urlCode)
  const htmlLang = locales.find((locale) => locale.urlCode === urlCode)?.htmlLang
  if (!screens || !market || !htmlLang) throw new Error(`no market ${urlCode}`)
  return sceneWords(names, screens, market.values, htmlLang)
}

const focusable =
  'a, button, input, select, textarea, summary, [tabindex], [contenteditable], h1, h2, h3, [id]'

it.each(locales.map(({ urlCode }) => urlCode))(
  'every scene shows the words of %s as one image with one text alternative',
  async (urlCode) => {
    const scenes = wordsIn(urlCode, sceneNames)
    const { container } = renderInSite(
      <>
        {sceneNames.map((name) => (
          <ProductScene key={name} name={name} />
        ))}
      </>,
      {},
      { scenes },
    )
    await act(async () => {})
    // The control that pauses a picture that plays is outside of the image.
    expect(container.querySelector(`[role=img] :is(${focusable})`)).toBeNull()
    for (const [index, name] of sceneNames.entries()) {
      const picture = container.children[index]
      const image = picture?.matches('[role=img]') ? picture : picture?.querySelector('[role=img]')
      expect(image).toHaveAttribute('aria-label', scenes[name]?.alternative)
      expect(image?.firstElementChild).toHaveAttribute('aria-hidden', 'true')
      expect(image?.textContent).not.toMatch(/undefined|null|NaN|\{\w+\}/)
      expect(image?.textContent?.length).toBeGreaterThan(60)
      expect(picture?.outerHTML.length).toBeLessThan(3200)
    }
  },
)

describe('ProductScene', () => {
  it('shows the scene that the document of the page names, and nothing otherwise', async () => {
    const scenes = wordsIn('en', ['approval'])
    const { container } = renderInSite(
      <>
        <ProductScene name="approval" />
        <ProductScene name="reports" />
        <ProductScene name="none" />
        <ProductScene name={undefined} />
      </>,
      {},
      { scenes },
    )
    await act(async () => {})
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(container.firstElementChild).toHaveTextContent('Raj Patel')
    expect(container.childElementCount).toBe(1)
  })

  it('reserves its space and says what it shows before its code is there', () => {
    const scenes = wordsIn('en', ['mileage'])
    renderInSite(
      <>
        <ProductScene name="mileage" />
      </>,
      {},
      { scenes },
    )
    expect(screen.getByRole('img', { name: scenes.mileage?.alternative ?? '' })).toBeInTheDocument()
  })
})

it('everything in a scene is measured in em, so that it scales with the width and never overflows', () => {
  const files = ['Stage.tsx', 'parts.tsx', 'Switch.tsx', ...sceneFiles()]
  for (const file of files) {
    const code = readFileSync(`src/design/productScreens/${file}`, 'utf8')
    const lengths = [...code.matchAll(/(?<![\w#.-])(\d*\.?\d+)(px|rem|vh|ch|vw)\b/g)].map(
      ([length]) => length,
    )
    // Hairlines and dashes, the widths of the narrowest and the narrow form, of tables and of the largest form, the smallest text.
    const fixed = ['1px', '2px', '7px', '310px', '430px', '560px', '760px', '19px', '11px', '11.5px']
    expect(lengths.filter((length) => !fixed.includes(length))).toEqual([])
  }
})

function sceneFiles(): string[] {
  const code = readFileSync('src/design/productScreens/ProductScene.tsx', 'utf8')
  const files = [...code.matchAll(/import\('\.\/(scenes\/\w+)'\)/g)].map(([, file]) => `${file}.tsx`)
  expect(files).toHaveLength(sceneNames.length)
  return files
}

it('a picture that plays has a control to pause it, outside of the image, and shows its end without it', () => {
  const scenes = wordsIn('en', ['card_controls', 'reports'])
  const { container } = renderInSite(
    <>
      <ProductScene name="card_controls" />
      <ProductScene name="reports" />
    </>,
    {},
    { scenes },
  )
  // Browsers show it while the picture plays: no role can be asked for.
  const [pause, ...others] = container.querySelectorAll('input')
  expect(pause).toHaveAttribute('aria-label', 'Pause the animation')
  expect(pause?.closest('[role=img], [aria-hidden]')).toBeNull()
  expect(others).toEqual([])
})

it('a picture that plays brings its style once where the page has none', async () => {
  const scenes = wordsIn('en', ['card_controls', 'receipt_capture'])
  renderInSite(
    <>
      <ProductScene name="card_controls" />
      <ProductScene name="receipt_capture" />
    </>,
    {},
    { scenes },
  )
  await waitFor(() => expect(document.querySelectorAll('style[data-motion]')).toHaveLength(1))
  expect(document.querySelector('style[data-motion]')?.textContent).toContain('picture-plays')
})

it('shows each team whose spend is part of the sum, in the narrow form too', async () => {
  const scenes = wordsIn('en', ['team_budgets'])
  const { container } = renderInSite(<ProductScene name="team_budgets" />, {}, { scenes })
  await act(async () => {})
  const rows = container.querySelectorAll('.row:has(> i)')
  expect(rows).toHaveLength(5)
  for (const row of rows) expect(row.className).toBe('row')
})

it('draws a chip on plastic cards only, whose numbers no virtual card has', async () => {
  const names = ['card_issue', 'wallet_payment', 'large_card'] as const
  const scenes = wordsIn('en', names)
  const { container } = renderInSite(
    <>
      {names.map((name) => (
        <ProductScene key={name} name={name} />
      ))}
    </>,
    {},
    { scenes },
  )
  await act(async () => {})
  const plastic = [...container.querySelectorAll('.plastic')].map(({ textContent }) => textContent)
  expect(plastic).toEqual([expect.stringContaining('2294'), expect.stringContaining('5560')])
  const other = [scenes.card_issue?.card.end, scenes.wallet_payment?.card.end]
  expect(other).toEqual(['4821', '7306'])
})

it('a list has the head of a table, a search and eight lines or more where there is room, and as many icons as areas', async () => {
  const scenes = wordsIn('de', ['expense_list'])
  const { container } = renderInSite(<ProductScene name="expense_list" />, {}, { scenes })
  await act(async () => {})
  expect(container.querySelector('.head')).toHaveTextContent('HändlerKategorieStatusBetrag')
  expect(container.querySelector('.search')).toHaveTextContent('Suche')
  expect(container.querySelectorAll('.row:has(> i)').length).toBeGreaterThanOrEqual(8)
  const icons = [...container.querySelectorAll<HTMLElement>('.nav > span')].map((entry) =>
    entry.style.getPropertyValue('--i'),
  )
  expect(new Set(icons).size).toBe(7)
})
