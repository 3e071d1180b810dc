import { cmsDocument, documentLink } from '../cms/document.fixture'
import { documentsOfType } from '../cms/productScreens.fixture'
import { codeDocuments } from '../us/documents'
import { sceneFindings } from './scenes'

const hero = (scene: string) => ({ slice_type: 'hero', primary: { scene } })
const mediaText = (scene: string, image = {}) => ({ slice_type: 'media_text', primary: { scene, image } })
const page = (id: string, slices: object[], data = {}) =>
  cmsDocument('page', { ...data, slices }, { id, uid: id })
const navigation = (...menus: Record<string, unknown>[][]) =>
  cmsDocument('navigation', {
    menus: menus.map((entries) => ({ entries: entries.map((link) => ({ link })) })),
  })

describe('sceneFindings', () => {
  it('finds a scene that a page shows twice, wherever its fields are', () => {
    const repeated = page('a', [mediaText('none'), mediaText('approval'), mediaText('approval')], {
      scene: 'reports',
      reasons: [{ scene: 'reports' }],
    })
    expect(sceneFindings([repeated], []).map(({ field, message }) => [field, message])).toEqual([
      ['data.reasons.0.scene', 'the scene "reports" is shown already (data.scene): choose another'],
      ['data.slices.2.primary.scene', expect.stringContaining('"approval" is shown already (data.slices.1')],
    ])
    expect(sceneFindings([], [repeated])).toHaveLength(2)
  })

  it('counts no scene that an image replaces', () => {
    expect(
      sceneFindings([page('a', [hero('approval'), mediaText('approval', { url: '/team.png' })])], []),
    ).toEqual([])
  })

  it('finds pages of one menu that open with the same scene', () => {
    const pages = [
      page('a', [hero('approval')]),
      page('b', [], { scene: 'approval' }),
      page('c', [mediaText('none'), mediaText('approval')]),
    ]
    const links = pages.map(({ id }) => documentLink(id))
    expect(sceneFindings([...pages, navigation(links)], [])).toEqual([
      expect.objectContaining({
        type: 'navigation',
        field: 'data.menus.0.entries.1.link',
        message: 'b opens with the scene "approval" like a, which is a click away: choose another in one of them',
      }),
    ])
    expect(sceneFindings([...pages, navigation(links.slice(0, 1), links.slice(1))], [])).toEqual([])
  })

  it('finds a page of a menu that opens like the homepage of its market', () => {
    const home = cmsDocument('homepage', { scene: 'approval' }, { id: 'home' })
    const linked = page('a', [hero('approval')])
    const menus = navigation([documentLink('a')])
    expect(sceneFindings([home, linked, menus], [])).toEqual([
      expect.objectContaining({ message: expect.stringContaining('"approval" like home, which is a click away') }),
    ])
    const ofMarket = { ...menus, data: { ...menus.data, localeCode: 'de-at' } }
    expect(sceneFindings([home, linked, ofMarket], [])).toEqual([])
  })

  it('compares pages of code as well', () => {
    const ofCode = page('about', [hero('approval')])
    const links = [documentLink('a'), { link_type: 'Web', url: '/us/about' }]
    const documents = [page('a', [hero('approval')]), navigation(links)]
    expect(sceneFindings(documents, [ofCode])).toHaveLength(1)
  })
})

it('every page of code has the uid by which menus link it', () => {
  const [menus] = documentsOfType('navigation').filter(({ lang }) => lang === 'en-us')
  const linked = [...JSON.stringify(menus?.data).matchAll(/"\/us\/([^"/]+)"/g)].map(([, uid]) => uid)
  expect(linked.length).toBeGreaterThan(10)
  expect(codeDocuments.map(({ uid }) => uid)).toEqual(expect.arrayContaining(linked))
})
