import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '../../locales.config'
import { globalStringKeys } from '../content/site/globalStrings'

/** A file of site data in which every string is this text. */
export const siteDataText = (text: string): string =>
  JSON.stringify({ strings: Object.fromEntries(globalStringKeys.map((key) => [key, text])) })

/** Writes the files of a build that the server reads for its forms: every string is the url code of its locale. */
export async function writeBuiltFiles(project: string): Promise<void> {
  for (const folder of ['public/site-data', 'public/forms-data', 'build'])
    await mkdir(join(project, folder), { recursive: true })
  for (const { urlCode } of locales) {
    await mkdir(join(project, `public/page-data/${urlCode}`), { recursive: true })
    const page = { result: { pageContext: { siteDigest: '0123456789ab' } } }
    await writeFile(join(project, `public/page-data/${urlCode}/page-data.json`), JSON.stringify(page))
    await writeFile(join(project, `public/site-data/${urlCode}.0123456789ab.json`), siteDataText(urlCode))
  }
  const formsData = JSON.stringify({ disallowedEmailDomains: ['free.example'], more: 1 })
  await writeFile(join(project, 'public/forms-data/en.json'), formsData)
  const pages = { '/en/ebooks/a': { ebook: { pdf_url: 'https://www.outlay.example/media/a.pdf' } } }
  await writeFile(join(project, 'build/form-pages.json'), JSON.stringify(pages))
}
