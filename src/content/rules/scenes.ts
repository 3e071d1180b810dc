import { isRecord } from '../../core/values/record'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { isDocumentLink, type CmsDocument } from '../cms/document'
import { scenesOf } from '../cms/documentScenes'
import { entriesOf } from '../cms/fields'
import { isHome } from '../cms/homeTypes'
import { scenesIn, type PlacedScene } from '../cms/sceneNames'

/** Path of the field that names the scene beside the title of a page: its own, or that of a hero which opens it. */
const heroField = /^data\.(?:scene|slices\.0\.primary\.scene)$/

/** The scene at the top of a document's page. */
function heroOf({ data }: CmsDocument): PlacedScene | undefined {
  const [first] = entriesOf(data['slices'])
  const scene = scenesIn(data).find(({ path }) => heroField.test(path))
  return scene?.path === 'data.scene' || first?.['slice_type'] === 'hero' ? scene : undefined
}

/** A scene that a page shows a second time: the pictures of a page should show what its texts say, each its own. */
function repeatedScenes(document: CmsDocument): ContentFinding[] {
  const scenes = scenesOf(document)
  return scenes.flatMap(({ path, name }, index) => {
    const first = scenes.findIndex((scene) => scene.name === name)
    return first < index
      ? [
          findingIn(
            document,
            path,
            `the scene "${name}" is shown already (${scenes[first]?.path}): choose another`,
          ),
        ]
      : []
  })
}

/** The document of a link: of the repository, or the content of a page of code (`/us/about`, uid `about`). */
const targetOf = (
  link: unknown,
  documents: ReadonlyMap<string, CmsDocument>,
  codeDocuments: readonly CmsDocument[],
): CmsDocument | undefined => {
  if (isDocumentLink(link)) return documents.get(link.id)
  const url = isRecord(link) ? link['url'] : undefined
  return typeof url === 'string' ? codeDocuments.find(({ uid }) => url === `/us/${uid}`) : undefined
}

/** The homepage whose header has the menus: that of the same market, or of the language. */
function homeOf(
  { lang, data }: CmsDocument,
  documents: ReadonlyMap<string, CmsDocument>,
  codeDocuments: readonly CmsDocument[],
): CmsDocument | undefined {
  const market = data['localeCode'] ?? null
  return [...documents.values(), ...codeDocuments].find(
    (document) => isHome(document) && document.lang === lang && (document.data['localeCode'] ?? null) === market,
  )
}

/**
 * Pages of one menu that open with the same scene as another of it or as the homepage, so that visitors who go from one to
 * the next see no difference.
 */
function sharedHeroes(
  navigation: CmsDocument,
  documents: ReadonlyMap<string, CmsDocument>,
  codeDocuments: readonly CmsDocument[],
): ContentFinding[] {
  const home = homeOf(navigation, documents, codeDocuments)
  const first = home && heroOf(home)
  return entriesOf(navigation.data['menus']).flatMap((menu, menuIndex) => {
    const seen = new Map<string, string>(home && first ? [[first.name, home.id]] : [])
    return entriesOf(menu['entries']).flatMap((entry, index) => {
      const target = targetOf(entry['link'], documents, codeDocuments)
      const name = target && heroOf(target)?.name
      if (!target || !name) return []
      const before = seen.get(name)
      seen.set(name, before ?? target.id)
      return before === undefined || before === target.id
        ? []
        : [
            findingIn(
              navigation,
              `data.menus.${menuIndex}.entries.${index}.link`,
              `${target.id} opens with the scene "${name}" like ${before}, which is a click away: choose another in one of them`,
            ),
          ]
    })
  })
}

/** Scenes that a page repeats, and heroes that two pages of one menu share; of documents and pages of code. */
export function sceneFindings(
  documents: readonly CmsDocument[],
  codeDocuments: readonly CmsDocument[],
): ContentFinding[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return [
    ...[...documents, ...codeDocuments].flatMap(repeatedScenes),
    ...documents
      .filter(({ type }) => type === 'navigation')
      .flatMap((navigation) => sharedHeroes(navigation, byId, codeDocuments)),
  ]
}
